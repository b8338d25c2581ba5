import path from 'node:path';
import { Worker } from 'node:worker_threads';

const PROGRAM = path.resolve(__dirname, 'pglite-worker.mjs');

interface Report {
  id: number;
  result?: unknown;
  failure?: { message: string; code?: string };
}

export interface RunningPglite {
  /** @throws what PostgreSQL says, with its code */
  query(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; affectedRows?: number }>;
  /** Writes all that is in it to an archive. */
  dump(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a PostgreSQL in memory, filled from an archive; in a thread of its own, for test environments do not let it load its parts. */
export function startPglite(archive?: string): RunningPglite {
  const worker = new Worker(PROGRAM, { workerData: { archive } });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let ids = 0;
  worker.on('message', ({ id, result, failure }: Report) => {
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (failure) waiter?.reject(Object.assign(new Error(failure.message), failure));
    else waiter?.resolve(result);
  });
  worker.on('error', (error) => waiting.forEach(({ reject }) => reject(error)));
  const order = (message: Record<string, unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++ids, { resolve, reject });
      worker.postMessage({ id: ids, ...message });
    });
  return {
    query: (sql, parameters) =>
      order({ order: 'query', sql, parameters: [...parameters] }) as ReturnType<RunningPglite['query']>,
    dump: (file) => order({ order: 'dump', file }) as Promise<void>,
    close: async () => void (await worker.terminate()),
  };
}
