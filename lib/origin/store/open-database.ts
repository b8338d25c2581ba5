import path from 'node:path';
import type { Kysely } from 'kysely';
import { DATABASE_FILE } from './database-file';
import { openPostgres } from './open-postgres';
import type { Schema } from './schema';
import { openSqlite } from './open-sqlite';

/** Opens the database: PostgreSQL where an address is given, else a file in the data folder. */
export function openDatabase({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }): Kysely<Schema> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(path.join(dataDir, DATABASE_FILE));
}
