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

/** Keeps a session to one transaction: others that would hold it wait until this one has ended. */
export async function holdSession(tx: Kysely<Schema>, session: string, now: number): Promise<void> {
  await ensureSession(tx, session, now);
  // The one way to lock a row that both databases know: to write it.
  await tx
    .updateTable('sessions')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .where('id', '=', session)
    .execute();
}
