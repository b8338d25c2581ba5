import { sql, type Kysely, type Migration } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update chapters set end_at = 253402300799 where end_at = 2145884400`.execute(db);
}

/** Chapters without an end were stored with the wire's time stamp for it, on which they would all have closed: 31 December 2037. */
export const endlessChapters: Migration = { up };
