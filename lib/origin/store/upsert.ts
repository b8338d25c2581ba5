import { sql, type Insertable, type Kysely } from 'kysely';
import type { Schema } from './schema';

/** What both databases take in one statement. */
const MAX_PARAMETERS = 30_000;

/**
 * Inserts rows of one shape; where a row with the same key is there, its other columns that the rows name are set. A row that says
 * the same already is not written again.
 */
export async function upsert<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  key: readonly string[],
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const changing = columns.filter((column) => !key.includes(column));
  const perStatement = Math.max(1, Math.floor(MAX_PARAMETERS / Math.max(1, columns.length)));
  const updates = Object.fromEntries(changing.map((column) => [column, sql.ref(`excluded.${column}`)]));
  const differs = sql<boolean>`(${sql.join(changing.map((column) => sql.ref(`${table}.${column}`)))}) is distinct from (${sql.join(Object.values(updates))})`;
  for (let at = 0; at < rows.length; at += perStatement) {
    // Kysely cannot follow a table that is a parameter; the signature above does.
    const values = rows.slice(at, at + perStatement) as unknown as Insertable<Schema['meta']>[];
    await db
      .insertInto(table as 'meta')
      .values(values)
      .onConflict((conflict) => {
        const target = conflict.columns(key as readonly 'key'[]);
        return changing.length > 0 ? target.doUpdateSet(updates as never).where(differs) : target.doNothing();
      })
      .execute();
  }
}
