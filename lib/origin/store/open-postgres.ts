import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Schema } from './schema';

const CONNECTIONS = 10;

/** Opens a PostgreSQL database through a pool. Whole numbers of 64 bits, which counts and sums are, come as numbers. */
export function openPostgres(url: string): Kysely<Schema> {
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.NUMERIC, Number);
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
