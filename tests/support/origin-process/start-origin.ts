import { fork } from 'node:child_process';
import { once } from 'node:events';

import { decodeResponse } from '@/lib/wire/decode-response';
import type { wire } from '@/lib/wire/messages';
import { bundle } from '../bundle';
import type { OpenOptions, ProcessCall, Report, Wish } from './orders';

export interface OriginProcess {
  /** Opens the database, made where there is none. */
  open(options: OpenOptions): Promise<void>;
  /** Sets its clock, in seconds. */
  setClock(now: number): Promise<void>;
  /** Has it tell readers of new chapters. @throws when the process ended meanwhile */
  sendNotices(): Promise<void>;
  /** @throws when the process ended before it answered */
  ask(call: ProcessCall): Promise<{ status: number; answer: wire.Response }>;
  /** SIGKILL. Resolves when it is gone, and what it had said has been heard. */
  kill(): Promise<void>;
}

/** Bundles the program that the processes run into a new folder; gives its path. */
export function bundleOrigin(folder: string): string {
  return bundle(folder, 'origin-process', { entryPoints: ['tests/support/origin-process/program.ts'] });
}

/** Starts a process that holds an origin, and resolves when it takes orders. */
export async function startOrigin(program: string): Promise<OriginProcess> {
  const child = fork(program, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'error' },
  });
  const closed = once(child, 'close');
  const waiting = new Map<number, { resolve: (report: Report) => void; reject: (error: Error) => void }>();
  let ids = 0;
  child.on('message', (report: Report) => {
    const waiter = waiting.get(report.id);
    waiting.delete(report.id);
    if (report.failure) waiter?.reject(new Error(report.failure));
    else waiter?.resolve(report);
  });
  child.on('error', () => undefined);
  child.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The process has ended.'));
    waiting.clear();
  });
  const report = (id: number) => new Promise<Report>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const order = (wish: Wish) => {
    const id = ++ids;
    const answered = report(id);
    if (child.connected) child.send({ id, ...wish });
    return answered;
  };
  await report(0);
  return {
    open: async (options) => void (await order({ open: options })),
    setClock: async (now) => void (await order({ now })),
    sendNotices: async () => void (await order({ notices: true })),
    async ask(call) {
      const { status = 0, bytes = '' } = await order({ call });
      return { status, answer: decodeResponse(new Uint8Array(Buffer.from(bytes, 'base64'))) };
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
