import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('titles_by_language_id').on('titles').columns(['language', 'id']).execute();
  await db.schema.createIndex('chapters_by_access_id').on('chapters').columns(['access', 'id']).execute();
}

/** The whole catalogue is read a page at a time, each from where the last one ended. */
export const pages: Migration = { up };
