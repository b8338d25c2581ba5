import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

import { openDatabase } from '@/lib/origin/store/open-database';
import { templateOf, type TestDatabase, type Wanted } from './test-database';

/** A database of its own on a real server. */
export async function makePostgres({ dataDir, seeded }: Wanted): Promise<TestDatabase> {
  const template = templateOf('postgres');
  const database = `komawari_test_${randomUUID().replaceAll('-', '')}`;
  await command(template, `create database ${database}${seeded ? ` template ${databaseIn(template)}` : ''}`);
  return {
    open: () => openDatabase({ dataDir, databaseUrl: inDatabase(template, database) }),
    remove: () => command(template, `drop database ${database}`),
  };
}

/** Does what cannot be done from within the databases that are named. @param url of any database of the server */
export async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: inDatabase(url, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. */
export function inDatabase(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

function databaseIn(url: string): string {
  return new URL(url).pathname.slice(1);
}
