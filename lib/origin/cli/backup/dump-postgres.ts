import { spawn } from 'node:child_process';
import { environmentWith } from '@/lib/env';
import { isMissing } from '../../kept/is-missing';
import { syncPath } from '../../kept/sync-path';
import { CATALOGUE_ID_KEY } from '../../store/catalogue-id';
import { openPostgres } from '../../store/open-postgres';
import { databaseFault } from '../database-fault';
import { makeOwnFile } from './copy-file';

/**
 * Has pg_dump write a database as it is at this moment. Gives the migrations that it has seen; undefined where there is no such program.
 * @throws Error in one sentence
 */
export async function dumpPostgres(url: string, to: string, stop: AbortSignal): Promise<string[] | undefined> {
  const migrations = (await withDatabase(url, (db) =>
    db
      .selectFrom('kysely_migration' as never)
      .select('name' as never)
      .orderBy('name' as never)
      .execute(),
  )) as { name: string }[];
  await makeOwnFile(to);
  if (!(await run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`], stop)))
    return undefined;
  await syncPath(to);
  return migrations.map(({ name }) => name);
}

/** Has pg_restore fill an empty database, all at once, as a catalogue of its own: the one that it was copied of may go on. @throws Error in one sentence */
export async function refillPostgres(url: string, from: string, stop: AbortSignal): Promise<void> {
  if (
    !(await run(
      'pg_restore',
      url,
      ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', from],
      stop,
    ))
  ) {
    throw new Error('There is no pg_restore on this machine, which the database in it needs.');
  }
  await withDatabase(url, (db) => db.deleteFrom('meta').where('key', '=', CATALOGUE_ID_KEY).execute());
}

/** @throws Error in one sentence where a database has tables, or cannot be reached */
export async function refuseFullPostgres(url: string): Promise<void> {
  const tables = await withDatabase(url, (db) => db.introspection.getTables());
  if (tables.length > 0) throw new Error('The database of DATABASE_URL has tables in it: restore into an empty one.');
}

async function withDatabase<Result>(
  url: string,
  look: (db: ReturnType<typeof openPostgres>) => Promise<Result>,
): Promise<Result> {
  const db = openPostgres(url);
  try {
    return await look(db);
  } catch (error) {
    throw new Error(databaseFault(error) ?? (error as Error).message, { cause: error });
  } finally {
    await db.destroy();
  }
}

/** Whether the program is there; its password is in no list of processes. @throws Error with the last that it said */
function run(program: string, url: string, more: readonly string[], signal: AbortSignal): Promise<boolean> {
  const address = new URL(url);
  const { password } = address;
  address.password = '';
  const env = environmentWith(password ? { PGPASSWORD: decodeURIComponent(password) } : {});
  return new Promise((resolve, reject) => {
    const child = spawn(program, [`--dbname=${address.href}`, '--no-password', ...more], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env,
      signal,
    });
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    child.on('error', (error) => (isMissing(error) ? resolve(false) : reject(error)));
    child.on('close', (code) =>
      code === 0 ? resolve(true) : reject(new Error(`${program} has failed: ${said.trim().split('\n').at(-1)}`)),
    );
  });
}
