import type { Kysely, Migration } from 'kysely';

/** What is looked up by more than its key, so that no look-up reads a whole table. */
const INDEXES = [
  ['banners', ['placement', 'position']],
  ['banners', ['host_series_id', 'position']],
  ['publisher_news', ['publisher_id', 'published_at']],
  ['chapters', ['access', 'title_id']],
  ['series_views', ['day']],
  ['favorites', ['title_id']],
  ['chapter_views', ['chapter_id']],
] as const;

async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of INDEXES) {
    await db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns([...columns])
      .execute();
  }
}

export const indexes: Migration = { up };
