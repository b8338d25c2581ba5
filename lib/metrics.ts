import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

import { limitFailures } from './admin/limit-failures';
import { refuseBearer } from './admin/refuse-bearer';
import { limits } from './limits';
import { oncePerProcess } from './process-registry.mjs';

/** What is counted and timed besides the process itself. Labels have few values each: no address, no id, nothing of a reader's. */
const TIMED = {
  requests: { help: 'Requests that were answered, by what was asked for', labels: ['kind', 'status'] },
  calls: { help: 'Calls of the API that the origin answered', labels: ['call', 'outcome'] },
  origin: { help: 'Calls that pages made of the origin', labels: ['call', 'outcome'] },
  drawings: { help: 'Pictures that the worker drew', labels: ['outcome'] },
} as const;

type Timed = keyof typeof TIMED;
type Labels<Name extends Timed> = Record<(typeof TIMED)[Name]['labels'][number], string | number>;

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];

function open() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const timers = Object.entries(TIMED).map(([name, { help, labels }]) => [
    name,
    new Histogram({
      name: `komawari_${name}_seconds`,
      help,
      labelNames: labels,
      buckets: SECONDS,
      registers: [registry],
    }),
  ]);
  const failures = limitFailures({ address: limits.adminFailuresPerAddress });
  return { registry, failures, timers: Object.fromEntries(timers) as Record<Timed, Histogram> };
}

const metrics = () => oncePerProcess('metrics', open);

/** Starts a clock; the function it gives stops it and counts. */
export function timed<Name extends Timed>(name: Name): (labels: Labels<Name>) => void {
  const since = performance.now();
  return (labels) => metrics().timers[name].observe(labels, (performance.now() - since) / 1000);
}

/** As `timed`, around work that has one outcome: 'ok', or what `nameOf` calls that which it threw. */
export async function timeAll<Name extends Timed, Result>(
  name: Name,
  labels: Omit<Labels<Name>, 'outcome'>,
  work: () => Promise<Result>,
  nameOf: (error: unknown) => string,
): Promise<Result> {
  const stop = timed(name) as (labels: object) => void;
  try {
    const result = await work();
    stop({ ...labels, outcome: 'ok' });
    return result;
  } catch (error) {
    stop({ ...labels, outcome: nameOf(error) });
    throw error;
  }
}

/** All that was counted, in the form that Prometheus reads, for who brings the token; there is no such page where there is none. Whoever guesses often, from `address`, waits. */
export async function answerMetrics(request: Request, token: string | undefined, address?: string): Promise<Response> {
  const { registry, failures } = metrics();
  const refusal = await refuseBearer(request, { token, failures, address });
  return (
    refusal ??
    new Response(await registry.metrics(), {
      headers: { 'cache-control': 'no-store', 'content-type': registry.contentType },
    })
  );
}
