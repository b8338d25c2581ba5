import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Env } from '@/lib/env';
import { DATABASE_FILE } from '../../store/database-file';
import { migrate } from '../../store/migrate';
import { openDatabase } from '../../store/open-database';
import { readTableState, type TableState } from '../../store/read-table-state';
import type { Schema } from '../../store/schema';
import { databaseFault } from '../database-fault';
import { dataFolderFault } from '../data-folder-fault';
import { folderName } from '../folder-name';
import { databaseRefusal } from './tell-disk-faults';

/** Does something with a publisher's database, which is made where there is none. @throws Error in one sentence where it cannot be used, or is the demo's */
export async function withCatalogue<Result>(env: Env, work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> {
  const { db } = await opened(env, migrate);
  try {
    await refuseDemo(db);
    return await work(db);
  } catch (error) {
    throw databaseRefusal(error, env.dataDir);
  } finally {
    await db.destroy();
  }
}

type Unread = Exclude<TableState, 'current'>;

/** Why nothing can be read of a catalogue. */
const UNREAD: Record<Unread, string> = {
  none: 'Nothing has been published here.',
  older:
    'The tables of the database are of an older version of this program, and looking does not change them: start the site or publish, which brings them up to date.',
};

/**
 * Looks at a publisher's database. Nothing is made or changed, no table either: where they are not there, or of an older version, `otherwise` is done.
 * @throws Error in one sentence where it cannot be used, or is the demo's
 */
export async function lookAtCatalogue<Result>(
  env: Env,
  work: (db: Kysely<Schema>) => Promise<Result>,
  otherwise: (state: Unread) => Promise<Result> = refuse,
): Promise<Result> {
  if (!hasCatalogue(env)) return otherwise('none');
  const { db, told: state } = await opened(env, readTableState);
  try {
    if (state === 'none') return await otherwise(state);
    await refuseDemo(db);
    return await (state === 'current' ? work(db) : otherwise(state));
  } finally {
    await db.destroy();
  }
}

function refuse(state: Unread): Promise<never> {
  return Promise.reject(new Error(UNREAD[state]));
}

/** Whether anything can have been published: looking makes nothing. */
export function hasCatalogue({ dataDir, databaseUrl }: Env): boolean {
  return databaseUrl !== undefined || existsSync(path.join(dataDir, DATABASE_FILE));
}

async function refuseDemo(db: Kysely<Schema>): Promise<void> {
  const demo = await db.selectFrom('meta').select('value').where('key', '=', 'demo').executeTakeFirst();
  if (demo)
    throw new Error('This data folder or database has the demo in it: name a new one in DATA_DIR or DATABASE_URL.');
}

async function opened<Told>(
  env: Env,
  begin: (db: Kysely<Schema>) => Promise<Told>,
): Promise<{ db: Kysely<Schema>; told: Told }> {
  let db: Kysely<Schema> | undefined;
  try {
    db = openDatabase(env);
    return { db, told: await begin(db) };
  } catch (error) {
    await db?.destroy().catch(() => undefined);
    throw new Error((env.databaseUrl && databaseFault(error)) || dataFolderFault(error, folderName(env.dataDir)), {
      cause: error,
    });
  }
}
