import { setTimeout as pause } from 'node:timers/promises';
import { Migrator, type Kysely } from 'kysely';
import { migrations } from './all-migrations';
import { readTableState } from './read-table-state';
import type { Schema } from './schema';

const TRIES = 100;
const PAUSE_MS = 100;
/** What the loser is told of two processes that migrate one file at once: the other has made the migration's first table. */
const RIVAL = /already exists|duplicate column|database is locked|UNIQUE constraint failed: kysely_migration/;

/**
 * Brings the tables up to date; when another process is doing so, waits for it.
 * @throws Error in one sentence when they are of a newer version, else what the failing migration threw
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  // The migrator takes the lock for writing first, for which a start with nothing to be done would wait.
  if ((await readTableState(db)) === 'current') return;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  for (let tries = 1; ; tries++) {
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    if (tries === TRIES || !(error instanceof Error) || !RIVAL.test(error.message)) throw error;
    await pause(PAUSE_MS);
  }
}
