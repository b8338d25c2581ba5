import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { log } from '@/lib/log/log';
import type { Schema } from './schema';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** As long as a reader waits at most. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** Whole numbers of 64 bits, which times, counts and sums are, come as numbers. */
const NUMBERS = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC]);

/** Opens a PostgreSQL database through a pool; it connects with the first query. */
export function openPostgres(url: string): Kysely<Schema> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'komawari',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: (id, format) => (NUMBERS.has(id) ? Number : types.getTypeParser(id, format)) },
  });
  // A server that goes away ends idle connections; the next query opens others, and says so if it cannot.
  pool.on('error', (error) => log({ level: 'warn', message: 'A connection to the database was lost', error }));
  // Of one that is in use the query tells; but that nobody listened would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
