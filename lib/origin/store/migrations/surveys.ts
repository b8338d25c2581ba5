import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('questionnaires')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('questions_json', 'text', (c) => c.notNull())
    .addColumn('texts_json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('questionnaire_answers')
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('questionnaire_key', 'text', (c) => c.notNull().references('questionnaires.key').onDelete('cascade'))
    .addColumn('answers_json', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('questionnaire_answers_key', ['session_id', 'questionnaire_key'])
    .execute();
}

/** Questionnaires and what readers answered. */
export const surveys: Migration = { up };
