import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../store/schema';
import { lockedByFile } from '../locked-by-file';

/** Any number that nobody else locks in this database. */
const LOCK = 1_263_492_417;
const BUSY = 'Another publication is under way into this catalogue. Nothing was changed: try again when it has ended.';
const LOST =
  'The connection to the database that keeps other publications out was lost. The catalogue is as it was, and what was prepared is kept: publish once more.';

/** @param held the database as whoever has the lock is connected to it
 * @param requireLock throws where the lock is lost: to be asked within the transaction that needs it */
type Work<Result> = (held: Kysely<Schema>, requireLock: (tx: Kysely<Schema>) => Promise<void>) => Promise<Result>;

/**
 * Does what only one process may do at a time to a catalogue. The lock is the system's or the server's: whoever is killed leaves none behind.
 * @throws Error in one sentence where another process is about it
 */
export function oneAtATime<Result>(
  db: Kysely<Schema>,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string },
  work: Work<Result>,
): Promise<Result> {
  return databaseUrl === undefined
    ? lockedByFile(path.join(dataDir, 'publishing.lock'), BUSY, () => work(db, () => Promise.resolve()))
    : lockedByServer(db, work);
}

/** The lock is its connection's, and ends with it: what needs it is done over the same one. */
async function lockedByServer<Result>(db: Kysely<Schema>, work: Work<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(connection);
    if (!rows[0]?.taken) throw new Error(BUSY);
    try {
      return await work(connection, requireLock);
    } finally {
      // Where it fails the server has let go already.
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection).catch(() => undefined);
    }
  });
}

/** Takes the lock once more: a pooler may have put another session behind the connection, whose end lets another process have it. */
async function requireLock(tx: Kysely<Schema>): Promise<void> {
  const taken = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as taken`
    .execute(tx)
    .catch((error: unknown) => {
      throw new Error(LOST, { cause: error });
    });
  if (!taken.rows[0]?.taken) throw new Error(LOST);
}
