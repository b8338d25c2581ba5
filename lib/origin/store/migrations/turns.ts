import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('chapters_by_end').on('chapters').column('end_at').execute();
  await db.schema.createIndex('series_by_next').on('series').column('next_start_at').execute();
}

/** What closes, and what had been announced, is found without looking at all: that is asked some times a minute. */
export const turns: Migration = { up };
