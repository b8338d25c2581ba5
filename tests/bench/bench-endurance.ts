import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { formatCount, type Figure } from './figure';
import { mapInSeries } from './in-series';
import { median } from './median';
import type { SiteBenchOptions } from './options';
import { CONNECTIONS } from './request-rate';
import { allHeadersOf, simulateReaders, type ReaderRequest } from './simulated-readers';
import { withDemo, type Demo } from './with-demo';

const LIMITS = {
  errors: 0,
  /** Memory of the last third of the time, in that of the second third. */
  growth: 1.1,
  /** 99th percentile of the response time. */
  milliseconds: 500,
};
/** Share of the highest request rate. */
const LOAD = 0.5;
const CAPACITY_SECONDS = 20;
const TICK_MS = 5;
const SAMPLE_MS = 1_000;
/** The least share of memory samples that must have succeeded. */
const SAMPLED = 0.9;
/** The number of kinds of errors that the report names. */
const NAMED_ERRORS = 4;
const TIMEOUT_MS = 10_000;
/** Below the site's keep-alive timeout of five seconds, so that no request meets a closing connection. */
const IDLE_MS = 3_000;

interface Log {
  milliseconds: number[];
  /** Numbers of errors, by kind. */
  errors: Map<string, number>;
}

type Send = (request: ReaderRequest) => Promise<void>;

/** Simulated readers, for `minutes`, at half of the highest request rate: errors, growth of memory, response times. */
export async function bench(options: SiteBenchOptions): Promise<Figure[]> {
  const { minutes } = options;
  return withDemo(options, async (demo) => {
    const { next, all } = await simulateReaders(demo);
    console.log('Generating pictures ...');
    const log: Log = { milliseconds: [], errors: new Map() };
    const send = sender(demo.address, log);
    await mapInSeries(all, send);
    // A new picture is queued after those that the site generates ahead.
    await (await fetch(`${demo.address}/media/avatar/${Math.floor(Math.random() * 64)}/round-96.webp`)).arrayBuffer();
    const capacity = await measureCapacity(() => send(next()));
    console.log(`${formatCount(capacity)} requests a second at most; half of that for ${minutes} minutes ...`);
    log.milliseconds.length = 0;
    const memory: number[] = [];
    const sample = () =>
      void demo.metrics().then(
        ({ residentBytes }) => memory.push(residentBytes),
        () => undefined,
      );
    const timer = setInterval(sample, SAMPLE_MS);
    await sendAtRate(capacity * LOAD, minutes * 60, () => send(next())).finally(() => clearInterval(timer));
    return [errorFigure(log, capacity, minutes), memoryFigure(memory, minutes), timeFigure(log)];
  });
}

/** Sends requests and logs how long they take and whether they fail. */
function sender(address: Demo['address'], { milliseconds, errors }: Log): Send {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, maxSockets: 256, scheduling: 'lifo' });
  return async (request) => {
    const start = performance.now();
    const { path, method = 'GET', status = 200 } = request;
    const outcome = await statusOf(address + path, { agent, method, headers: allHeadersOf(request) }).catch(
      (error: Error) => error.message,
    );
    milliseconds.push(performance.now() - start);
    if (outcome === status) return;
    const kind = `${method} ${path.split('?')[0]!.replace(/\d+/g, '…')}: ${outcome}`;
    errors.set(kind, (errors.get(kind) ?? 0) + 1);
  };
}

/** The status of a response, once its body has come. @throws when that takes longer than ten seconds or breaks off */
function statusOf(url: string, options: Parameters<typeof httpRequest>[1]): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, options, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode!));
      response.resume();
    });
    const timeout = setTimeout(() => request.destroy(new Error('timeout')), TIMEOUT_MS);
    request.on('close', () => clearTimeout(timeout)).on('error', reject);
    request.end();
  });
}

/** Requests a second over as many connections as in other parts, each with one request at a time. The first half of the time warms up. */
async function measureCapacity(send: () => Promise<void>): Promise<number> {
  const measure = async (seconds: number) => {
    const start = performance.now();
    let count = 0;
    const repeat = async () => {
      for (; performance.now() - start < seconds * 1000; count++) await send();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
    return (count * 1000) / (performance.now() - start);
  };
  await measure(CAPACITY_SECONDS / 2);
  return measure(CAPACITY_SECONDS / 2);
}

/** Starts requests at a fixed rate, whether earlier ones are done or not: a server that is too slow gets more and more at once, as with readers. */
async function sendAtRate(perSecond: number, seconds: number, send: () => Promise<void>): Promise<void> {
  const start = performance.now();
  const total = Math.floor(perSecond * seconds);
  const pending = new Set<Promise<void>>();
  for (let started = 0; started < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond) + 1);
    for (; started < due; started++) {
      const one = send().finally(() => pending.delete(one));
      pending.add(one);
    }
    await sleep(TICK_MS);
  }
  await Promise.all(pending);
}

function errorFigure({ errors, milliseconds }: Log, capacity: number, minutes: number): Figure {
  const kinds = [...errors].sort(([, some], [, others]) => others - some);
  const named = kinds.slice(0, NAMED_ERRORS).map(([kind, times]) => `; ${times} × ${kind}`);
  return {
    what: 'errors',
    value: kinds.reduce((sum, [, times]) => sum + times, 0),
    unit: 'requests',
    beside: `of ${formatCount(milliseconds.length)} in ${minutes} minutes at half of ${formatCount(capacity)} a second${named.join('')}`,
    limit: { most: LIMITS.errors },
  };
}

/** In the first third caches fill and the heap finds its size. After that the median of a third only grows when requests leave something behind. */
function memoryFigure(bytes: readonly number[], minutes: number): Figure {
  const length = Math.ceil(bytes.length / 3);
  const thirds = [0, 1, 2].map((third) => median(bytes.slice(third * length, (third + 1) * length)));
  const isSampled = bytes.length * SAMPLE_MS >= SAMPLED * minutes * 60_000;
  return {
    what: 'memory of the last third',
    value: isSampled ? thirds[2]! / thirds[1]! : NaN,
    unit: 'of the second',
    beside: `${thirds.map((third) => formatCount(third / 2 ** 20)).join(', ')} MiB in ${bytes.length} samples`,
    limit: { most: LIMITS.growth },
  };
}

function timeFigure({ milliseconds }: Log): Figure {
  const sorted = Float64Array.from(milliseconds).sort();
  const percentile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return {
    what: 'response time, 99th percentile',
    value: percentile(0.99),
    unit: 'ms',
    beside: `median ${percentile(0.5).toFixed(1)} ms`,
    limit: { most: LIMITS.milliseconds },
  };
}
