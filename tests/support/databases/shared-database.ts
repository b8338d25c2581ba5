import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';

import { openDatabase } from '@/lib/origin/store/open-database';
import type { Schema } from '@/lib/origin/store/schema';
import { findPostgresPrograms, hasPostgres } from './find-postgres.mjs';
import { command, inDatabase } from './postgres';
import { makePostgresServer } from './postgres-server';

/** An empty database that several processes may open. */
export interface SharedDatabase {
  /** What an origin finds it by. */
  place: { dataDir: string; databaseUrl?: string };
  open(): Kysely<Schema>;
  /** What of it does not hang together. */
  findDamage(db: Kysely<Schema>): Promise<unknown[]>;
  /** After the last has closed it. */
  remove(): Promise<void>;
}

async function makeFile(): Promise<SharedDatabase> {
  const dataDir = newFolder();
  return {
    place: { dataDir },
    open: () => openDatabase({ dataDir }),
    async findDamage(db) {
      const { rows: told } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      const { rows: dangling } = await sql`pragma foreign_key_check`.execute(db);
      return [...told.filter(({ integrity_check }) => integrity_check !== 'ok'), ...dangling];
    },
    remove: () => Promise.resolve(rmSync(dataDir, { recursive: true })),
  };
}

/** On the server that the environment names, else on one of its own. */
async function makeOnServer(): Promise<SharedDatabase> {
  const dataDir = newFolder();
  const serverFolder = newFolder();
  const server = process.env.DATABASE_URL ? undefined : makePostgresServer(findPostgresPrograms()!, serverFolder);
  await server?.start();
  const url = process.env.DATABASE_URL || server!.url;
  const name = `komawari_test_${randomUUID().replaceAll('-', '')}`;
  await command(url, `create database ${name}`);
  const databaseUrl = inDatabase(url, name);
  return {
    place: { dataDir, databaseUrl },
    open: () => openDatabase({ dataDir, databaseUrl }),
    // A server that outlives us sees to that itself.
    findDamage: () => Promise.resolve([]),
    async remove() {
      await (server ? server.stop() : command(url, `drop database ${name}`));
      for (const folder of [dataDir, serverFolder]) rmSync(folder, { recursive: true });
    },
  };
}

function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'shared-database-'));
}

/** How one is made in each kind of store that this machine has. */
export const sharedDatabases: { store: string; makeShared: () => Promise<SharedDatabase> }[] = [
  { store: 'SQLite', makeShared: makeFile },
  ...(hasPostgres() ? [{ store: 'PostgreSQL', makeShared: makeOnServer }] : []),
];
