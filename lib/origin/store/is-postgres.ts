import { PostgresAdapter, type Kysely } from 'kysely';
import type { Schema } from './schema';

/** Whether it is a PostgreSQL database; else it is SQLite's, which has one writer at a time. */
export function isPostgres(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
