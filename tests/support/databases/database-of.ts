import type { Combination } from '@/tests/contract/combination';
import { makePglite } from './pglite';
import { makePostgres } from './postgres';
import { makeSqlite } from './sqlite';
import type { TestDatabase, Wanted } from './test-database';

const MAKERS: Record<Combination['store'], (wanted: Wanted) => Promise<TestDatabase>> = {
  sqlite: makeSqlite,
  pglite: makePglite,
  postgres: makePostgres,
};

/** By folder, so that whoever opens a folder again finds its database. */
const made = new Map<string, TestDatabase>();

/** The database that belongs to a folder: made by whoever opens it first. */
export async function databaseOf(store: Combination['store'], wanted: Wanted): Promise<TestDatabase> {
  const database = made.get(wanted.dataDir) ?? (await MAKERS[store](wanted));
  made.set(wanted.dataDir, database);
  return database;
}
