import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Schema } from './schema';

/**
 * Lets readers' writes wait until the transaction ends: all but those that take something back begin with their session's row. For who writes much, in an order of
 * its own: on PostgreSQL two could else wait for each other, of which it ends one. SQLite has one writer at a time anyway.
 */
export async function holdWriters(tx: Kysely<Schema>): Promise<void> {
  if (tx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`lock table sessions in share row exclusive mode`.execute(tx);
}
