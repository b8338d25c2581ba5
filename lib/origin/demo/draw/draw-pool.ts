import { fork, type ChildProcess } from 'node:child_process';
import { DrawError, type DrawErrorReason } from './draw-error';
import { drawKey, type DrawRequest } from './draw-request';
import type { DrawAnswer } from './draw-worker';

/** `visible`: a reader is waiting. `ahead`: he may want it next. `warm`: nobody has asked. */
export type DrawPriority = 'visible' | 'ahead' | 'warm';

export interface DrawPool {
  /** The bytes of a picture. Asking again while it is under way shares it. Rejects with a DrawError. */
  draw(request: DrawRequest, priority?: DrawPriority): Promise<Uint8Array>;
  /** Who waited has gone: everything else that is wanted comes first. */
  defer(request: DrawRequest): void;
  /** Ends the worker; whatever was waiting is rejected as `closed`. */
  close(): Promise<void>;
}

interface DrawPoolOptions {
  /** The bundled worker. */
  workerPath: string;
  /** Pictures one worker draws before it is replaced, because its native memory is given back late. */
  recycleAfter?: number;
  timeoutMs?: number;
}

interface Job {
  id: number;
  key: string;
  request: DrawRequest;
  rank: number;
  promise: Promise<Uint8Array>;
  resolve(bytes: Uint8Array): void;
  reject(error: DrawError): void;
}

const RANK: Record<DrawPriority, number> = { visible: 0, ahead: 1, warm: 2 };

/**
 * One worker, one picture at a time, the most wanted first. A process of its own: the rasteriser is native
 * code, and what kills it must not take the server along. It never keeps its parent alive when idle.
 */
export function createDrawPool({ workerPath, recycleAfter = 100, timeoutMs = 60_000 }: DrawPoolOptions): DrawPool {
  const jobs = new Map<string, Job>();
  let worker: ChildProcess | undefined;
  let running: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let drawn = 0;
  let count = 0;
  let closed = false;

  function retire(): Promise<void> {
    const old = worker;
    worker = undefined;
    drawn = 0;
    if (!old || old.exitCode !== null || old.signalCode !== null) return Promise.resolve();
    old.removeAllListeners();
    // A worker that dies while it is being ended has nothing left to tell.
    old.on('error', () => undefined);
    const ended = new Promise<void>((resolve) => old.once('exit', () => resolve()));
    // Idle workers keep nobody alive: one whose end is waited for must.
    hold(old, true);
    old.kill('SIGKILL');
    return ended;
  }

  function finish(job: Job, settle: () => void): void {
    clearTimeout(timer);
    jobs.delete(job.key);
    running = undefined;
    settle();
    next();
  }

  function fail(reason: DrawErrorReason, message: string): void {
    const job = running;
    void retire();
    if (job) finish(job, () => job.reject(new DrawError(reason, message)));
  }

  function hold(child: ChildProcess, held: boolean): void {
    if (held) [child, child.channel].forEach((part) => part?.ref());
    else [child, child.channel].forEach((part) => part?.unref());
  }

  function start(): ChildProcess {
    const fresh = fork(workerPath, { serialization: 'advanced', execArgv: [] });
    fresh.on('message', (answer: DrawAnswer) => {
      const job = running;
      if (!job || job.id !== answer.id) return;
      drawn++;
      hold(fresh, false);
      if (drawn >= recycleAfter) void retire();
      if ('bytes' in answer) finish(job, () => job.resolve(answer.bytes));
      else finish(job, () => job.reject(new DrawError('failed', answer.error)));
    });
    fresh.on('error', (error) => fail('crashed', error.message));
    fresh.on('exit', (code, signal) => fail('crashed', `The draw worker ended with ${signal ?? `code ${code}`}`));
    return fresh;
  }

  function next(): void {
    if (running || closed) return;
    let best: Job | undefined;
    for (const job of jobs.values()) if (!best || job.rank < best.rank) best = job;
    if (!best) return;
    running = best;
    worker ??= start();
    hold(worker, true);
    worker.send({ id: best.id, request: best.request });
    timer = setTimeout(() => fail('timeout', `The picture took more than ${timeoutMs} ms`), timeoutMs);
    timer.unref();
  }

  function enqueue(key: string, request: DrawRequest, rank: number): Job {
    const { promise, resolve, reject } = withResolvers<Uint8Array>();
    const job = { id: ++count, key, request, rank, promise, resolve, reject };
    jobs.set(key, job);
    return job;
  }

  return {
    draw(request, priority = 'visible') {
      if (closed) return Promise.reject(new DrawError('closed', 'The draw pool is closed'));
      const key = drawKey(request);
      const job = jobs.get(key) ?? enqueue(key, request, RANK[priority]);
      job.rank = Math.min(job.rank, RANK[priority]);
      next();
      return job.promise;
    },
    defer(request) {
      const job = jobs.get(drawKey(request));
      if (job) job.rank = RANK.warm;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      running = undefined;
      const waiting = [...jobs.values()];
      jobs.clear();
      for (const job of waiting) job.reject(new DrawError('closed', 'The draw pool is closed'));
      await retire();
    },
  };
}

function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: DrawError) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
