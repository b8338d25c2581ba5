import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('chapter_views')
    .addColumn('viewed_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}

/** When a chapter was opened, within the day that it is counted for. */
export const history: Migration = { up };
