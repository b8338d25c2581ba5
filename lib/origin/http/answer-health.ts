import { sql, type Kysely } from 'kysely';
import { atMost } from '@/lib/at-most';
import { limits } from '@/lib/limits';
import type { Schema } from '../store/schema';

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** What is asked by whoever watches over the process, by path. */
const ANSWERS: Record<string, (db: Kysely<Schema>) => Promise<Response>> = {
  '/healthz': () => Promise.resolve(new Response('ok\n', { headers: HEADERS })),
  '/readyz': async (db) =>
    (await isAnswering(db))
      ? new Response('ready\n', { headers: HEADERS })
      : new Response('The database does not answer.\n', { status: 503, headers: HEADERS }),
};

/** Answers `/healthz`, that the process lives, and `/readyz`, that it can serve readers; undefined for every other path. */
export function answerHealth(path: string, db: Kysely<Schema>): Promise<Response> | undefined {
  return ANSWERS[path]?.(db);
}

function isAnswering(db: Kysely<Schema>): Promise<boolean> {
  return atMost(limits.readyWithinMs, sql`select 1`.execute(db)).catch(() => false);
}
