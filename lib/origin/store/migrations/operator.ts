import { sql, type Kysely, type Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('hidden_announcements')
    .addColumn('announcement_id', 'integer', (c) => c.primaryKey())
    .addColumn('hidden_at', 'bigint', (c) => c.notNull())
    .execute();
  // Names no series by reference: what was counted of one that is gone was counted, and nobody has to wait for its row.
  await schema
    .createTable('series_favorites')
    .addColumn('series_id', 'integer', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('added', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('removed', 'bigint', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('series_favorites_key', ['series_id', 'day'])
    .execute();
  await schema.createIndex('series_favorites_by_day').on('series_favorites').column('day').execute();
  await schema.createIndex('feedback_by_time').on('feedback').columns(['created_at', 'id']).execute();
  await schema
    .createIndex('questionnaire_answers_by_time')
    .on('questionnaire_answers')
    .columns(['questionnaire_key', 'answered_at', 'session_id'])
    .execute();
  // Of the time before, those are known that still stand.
  await sql`
    insert into series_favorites (series_id, day, added)
    select titles.series_id, favorites.created_at / 86400, count(*) from favorites inner join titles on titles.id = favorites.title_id
    group by titles.series_id, favorites.created_at / 86400`.execute(db);
  const since = String(Math.floor(Date.now() / 1000));
  await sql`insert into meta (key, value) values ('favorites-counted-since', ${since})`.execute(db);
}

/** What the operator's page tells and switches. */
export const operator: Migration = { up };
