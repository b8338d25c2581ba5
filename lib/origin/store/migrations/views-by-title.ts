import { sql, type Kysely, type Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('chapter_views')
    .addColumn('title_id', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update chapter_views set title_id = (select title_id from chapters where chapters.id = chapter_views.chapter_id)`.execute(
    db,
  );
  await db.schema
    .createIndex('chapter_views_by_title')
    .on('chapter_views')
    .columns(['session_id', 'title_id', 'chapter_id', 'day'])
    .execute();
}

/** What a session has read of a title is asked for with every chapter that it opens. */
export const viewsByTitle: Migration = { up };
