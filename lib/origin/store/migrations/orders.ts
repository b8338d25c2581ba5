import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('titles_by_language').on('titles').columns(['language', 'series_id']).execute();
  await db.schema.createIndex('series_by_newest').on('series').columns(['newest_start_at desc', 'id']).execute();
}

/** A language with few titles is ranked from them; the last updated are found without looking at all. */
export const orders: Migration = { up };
