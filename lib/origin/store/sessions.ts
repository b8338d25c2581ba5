import type { Kysely } from 'kysely';
import type { Schema } from './schema';

/** A session has a row from its first write on. */
export async function ensureSession(db: Kysely<Schema>, session: string, now: number): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ id: session, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
