import { sql, type Kysely, type Migration } from 'kysely';

/** What readers have of a series, an edition or a chapter, and what is counted of it. */
const DRAWERS = {
  favorites: 'session_id, title_id, created_at',
  chapter_views: 'session_id, chapter_id, title_id, day, viewed_at',
  chapter_passes: 'session_id, chapter_id, title_id, kind, opened_at, ends_at',
  push_releases: 'chapter_id, reached, is_spread',
  series_views: 'series_id, day, seeded_views, reader_views',
  titles: 'id, reader_views',
  chapters: 'id, reader_views',
} as const;

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('withdrawals')
    .addColumn('series', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('withdrawals_key', ['series', 'language', 'number'])
    .execute();
  await schema
    .createTable('published_texts')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('text_json', 'text', (c) => c.notNull())
    .execute();
  for (const [table, columns] of Object.entries(DRAWERS)) {
    await sql`create table ${sql.table(`withheld_${table}`)} as select ${sql.raw(columns)} from ${sql.table(table)} where 1 = 0`.execute(
      db,
    );
  }
}

/** What was taken out of a published catalogue and may come back, with what readers had of it; and what its folder said. */
export const withdrawals: Migration = { up };
