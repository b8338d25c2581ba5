import { sql, type Kysely, type Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('questionnaire_forms')
    .addColumn('questionnaire_key', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('questions_json', 'text', (c) => c.notNull())
    .addColumn('texts_json', 'text', (c) => c.notNull())
    .addColumn('first_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('questionnaire_forms_key', ['questionnaire_key', 'id'])
    .execute();
  // Nobody knows what was asked before: what is asked today stands for it.
  await sql`
    insert into questionnaire_forms (questionnaire_key, id, questions_json, texts_json, first_at)
    select key, '', questions_json, texts_json, 0 from questionnaires where key in (select questionnaire_key from questionnaire_answers)`.execute(
    db,
  );
  // What a table refers to SQLite never changes: it is made anew, by its own name, so that its keys and indexes are called alike everywhere.
  await sql`create table given_answers as select session_id, questionnaire_key, answers_json, answered_at from questionnaire_answers`.execute(
    db,
  );
  await schema.dropTable('questionnaire_answers').execute();
  await schema
    .createTable('questionnaire_answers')
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('questionnaire_key', 'text', (c) => c.notNull())
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('answers_json', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('questionnaire_answers_key', ['session_id', 'questionnaire_key'])
    .addForeignKeyConstraint('questionnaire_answers_form', ['questionnaire_key', 'form'], 'questionnaire_forms', [
      'questionnaire_key',
      'id',
    ])
    .execute();
  await schema
    .createIndex('questionnaire_answers_by_time')
    .on('questionnaire_answers')
    .columns(['questionnaire_key', 'answered_at', 'session_id'])
    .execute();
  await sql`
    insert into questionnaire_answers (session_id, questionnaire_key, form, answers_json, answered_at)
    select session_id, questionnaire_key, '', answers_json, answered_at from given_answers`.execute(db);
  await schema.dropTable('given_answers').execute();
}

/** Answers belong to what was asked when they were given, and stay when their survey is closed or asks something else. */
export const surveyForms: Migration = { up };
