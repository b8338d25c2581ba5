import Database from 'libsql';

/** SQLite's, where another process has the file. */
const SQLITE_BUSY = 5;

/**
 * Does what only one process may do at a time, under a lock that lies in a file, which is made. The lock is the system's: whoever is killed leaves none behind.
 * @throws Error that says `busy` where another process has it
 */
export async function lockedByFile<Result>(file: string, busy: string, work: () => Promise<Result>): Promise<Result> {
  const lock = new Database(file);
  try {
    lock.pragma('busy_timeout = 0');
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      throw ((error as { rawCode?: number }).rawCode ?? 0) % 256 === SQLITE_BUSY ? new Error(busy) : error;
    }
    try {
      return await work();
    } finally {
      // To close it is not enough: the driver does that when it comes to it.
      lock.exec('rollback');
    }
  } finally {
    lock.close();
  }
}
