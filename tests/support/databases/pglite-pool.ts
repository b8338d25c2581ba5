import { Kysely, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import type { Schema } from '@/lib/origin/store/schema';
import type { RunningPglite } from './start-pglite';

type Query = <Row>(sql: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<Row>>;

/** Opens PGlite through a pool of the one connection that it has: whoever comes waits until it is given back. Closing leaves PGlite running. */
export function pglitePool(pglite: RunningPglite): () => Kysely<Schema> {
  let free = Promise.resolve();
  const query: Query = async <Row>(sql: string, parameters: readonly unknown[]) => {
    const { rows, affectedRows = 0 } = await pglite.query(sql, parameters);
    // Kysely reads how many rows a statement wrote only where this says that it writes.
    const command = (/^\s*(\w+)/.exec(sql)?.[1] ?? '').toUpperCase() as PostgresQueryResult<Row>['command'];
    return { command, rowCount: affectedRows, rows: rows as Row[] };
  };
  const pool = {
    async connect() {
      const before = free;
      let release: () => void = () => undefined;
      free = new Promise((resolve) => (release = resolve));
      await before;
      return { query, release } as PostgresPoolClient;
    },
    end: () => Promise.resolve(),
  };
  return () => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
