import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_words')
    .addColumn('language', 'text', (c) => c.primaryKey())
    .addColumn('words_json', 'text', (c) => c.notNull())
    .execute();
}

/** What a publisher's site says of itself, by language. */
export const siteWords: Migration = { up };
