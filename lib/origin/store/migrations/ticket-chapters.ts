import type { Kysely, Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('chapters_by_access_number')
    .on('chapters')
    .columns(['access', 'title_id', 'number', 'start_at', 'end_at'])
    .execute();
  // The new one does all that it did.
  await db.schema.dropIndex('chapters_by_access_title_id').execute();
}

/** The first and the last chapter for tickets of each title are told by an index alone, however many there are between. */
export const ticketChapters: Migration = { up };
