import { CompiledQuery, createQueryId, sql, type Kysely, type RootOperationNode } from 'kysely';
import { isPostgres } from './is-postgres';
import type { Schema } from './schema';

/** How a database goes about all that `ask` asks for, a step a line. PostgreSQL, which would rather read few rows one by one, tells what it does with many. */
export async function plansInTest(
  db: Kysely<Schema>,
  ask: (heard: Kysely<Schema>) => Promise<unknown>,
): Promise<string[]> {
  const asked: RootOperationNode[] = [];
  await ask(
    db.withPlugin({
      transformQuery: ({ node }) => (asked.push(node), node),
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  );
  return db.transaction().execute(async (tx) => {
    if (isPostgres(db))
      for (const way of ['enable_seqscan', 'enable_indexscan']) await sql`set local ${sql.raw(way)} = off`.execute(tx);
    const plans: string[] = [];
    for (const node of asked) {
      const query = tx.getExecutor().compileQuery(node, createQueryId());
      const { rows } = await tx.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`${isPostgres(db) ? 'explain' : 'explain query plan'} ${query.sql}`, [...query.parameters]),
      );
      plans.push(...rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? ''));
    }
    return plans;
  });
}
