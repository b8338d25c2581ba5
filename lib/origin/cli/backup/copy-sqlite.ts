import Database from 'libsql';
import { syncPath } from '../../kept/sync-path';
import { CATALOGUE_ID_KEY } from '../../store/catalogue-id';
import { makeOwnFile } from './copy-file';

/** How long is waited for who holds the database alone, as it is opened. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Writes a database as it is at this moment to a new file of its owner's alone, while others read and write it: a snapshot of the write-ahead log, in which is all that was
 * acknowledged before.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  await makeOwnFile(to);
  const database = new Database(from);
  try {
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
  await syncPath(to);
}

/** The migrations that a database file has seen. @throws Error in one sentence where it is none of ours, or damaged */
export function checkSqlite(file: string): string[] {
  try {
    const database = new Database(file, { readonly: true });
    try {
      const [{ integrity_check: told }] = database.prepare('pragma integrity_check').all([]) as [
        { integrity_check: string },
      ];
      const dangling = database.prepare('pragma foreign_key_check').all([]);
      if (told !== 'ok' || dangling.length > 0) throw new Error(told);
      return (database.prepare('select name from kysely_migration order by name').all([]) as { name: string }[]).map(
        ({ name }) => name,
      );
    } finally {
      database.close();
    }
  } catch (error) {
    throw new Error('The database in it is damaged.', { cause: error });
  }
}

/** Makes a copy of a database a catalogue of its own, for the one that it was copied of may go on. */
export async function forgetCatalogueId(file: string): Promise<void> {
  const database = new Database(file);
  try {
    // Nothing of it may be left in another file.
    database.pragma('journal_mode = delete');
    database.prepare('delete from meta where key = ?').run(CATALOGUE_ID_KEY);
  } finally {
    database.close();
  }
  await syncPath(file);
}
