import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('links')
    .addColumn('place', 'text', (c) => c.primaryKey())
    .addColumn('url', 'text', (c) => c.notNull())
    .execute();
}

/** Where a publisher's places elsewhere are. */
export const links: Migration = { up };
