import { askOnce, keptConnections } from './ask-once';
import type { Figure } from './figure';
import { formatWhole } from './format-whole';
import { inTurn } from './in-turn';
import { keepComing } from './keep-coming';
import { CONNECTIONS } from './load';
import { memoryByThirds } from './memory-by-thirds';
import { mixedReaders, type Wish } from './mixed-readers';
import type { SiteBenchOptions } from './options';
import { saveFigures } from './save-figures';
import { settled } from './settled';
import { withDemo, type Demo } from './with-demo';

const LIMITS = {
  errors: 0,
  /** The memory of the last third of the time, of that of the second. */
  growth: 1.1,
  /** That ninety-nine of a hundred requests take. */
  milliseconds: 500,
} as const;
/** Of what the site can do at most. */
const SHARE = 0.5;
const CAPACITY_SECONDS = 20;
const LOOK_EVERY_MS = 1_000;
const SECONDS = 60;
/** Of the seconds, in how many what the process holds has to be seen at the least. */
const SEEN_SHARE = 0.9;
/** So many kinds of failures stand in the table, the most frequent first; all are in the JSON. */
const NAMED = 4;

interface Done {
  requests: number;
  /** How often each failure was seen. */
  errors: Record<string, number>;
  /** Of each request, in ms. */
  took: number[];
}

type Ask = (wish: Wish) => Promise<void>;

/** Has readers of all kinds come to the site for as long as is asked, at half of what it can answer, and looks whether it fails or swells. */
export async function benchEndurance({ minutes, scratch, json, serve }: SiteBenchOptions): Promise<Figure[]> {
  return withDemo(serve, scratch, async (demo) => {
    const { next, all } = await mixedReaders(demo);
    console.log('Drawing pictures ...');
    const warm = newDone();
    await inTurn(all, askOf(demo, warm));
    await settled(demo.address);
    const capacity = await measureCapacity(askOf(demo, warm), next);
    console.log(`${formatWhole(capacity)} requests a second at most; half of that for ${minutes} minutes ...`);
    const done = newDone();
    const ask = askOf(demo, done);
    const memory = await lookAtMemory(demo, () => keepComing(capacity * SHARE, minutes * SECONDS, () => ask(next())));
    saveFigures(json, {
      minutes,
      capacity,
      errors: { warm: warm.errors, done: done.errors },
      requests: done.requests,
      memory,
    });
    return figuresOf({ capacity, warm, done, memory, minutes });
  });
}

const newDone = (): Done => ({ requests: 0, errors: {}, took: [] });

function askOf({ address }: Demo, done: Done): Ask {
  const agent = keptConnections();
  return async (wish) => {
    const since = performance.now();
    const { status = 200, method = 'GET', path } = wish;
    const failure = await askOnce(address, agent, wish).then(
      (answer) => (answer.status === status ? undefined : `${answer.status}`),
      (error: Error) => error.message,
    );
    done.requests++;
    done.took.push(performance.now() - since);
    if (!failure) return;
    const kind = `${method} ${path.split('?')[0]!.replace(/\d+/g, '…')}: ${failure}`;
    done.errors[kind] = (done.errors[kind] ?? 0) + 1;
  };
}

/** Requests a second of as many readers as the other benches have, each of whom asks as soon as he is answered. The first half of the time warms. */
async function measureCapacity(ask: Ask, next: () => Wish): Promise<number> {
  const rateFor = async (seconds: number) => {
    const since = performance.now();
    let asked = 0;
    const keepAsking = async () => {
      for (; performance.now() - since < seconds * 1000; asked++) await ask(next());
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
    return (asked * 1000) / (performance.now() - since);
  };
  await rateFor(CAPACITY_SECONDS / 2);
  return rateFor(CAPACITY_SECONDS / 2);
}

/** What the process holds, in bytes, second by second, while something is done. */
async function lookAtMemory({ metrics }: Demo, work: () => Promise<void>): Promise<number[]> {
  const memory: number[] = [];
  const timer = setInterval(
    () =>
      void metrics().then(
        ({ residentBytes }) => memory.push(residentBytes),
        () => undefined,
      ),
    LOOK_EVERY_MS,
  );
  await work().finally(() => clearInterval(timer));
  return memory;
}

function figuresOf({
  capacity,
  warm,
  done,
  memory,
  minutes,
}: {
  capacity: number;
  warm: Done;
  done: Done;
  memory: readonly number[];
  minutes: number;
}): Figure[] {
  const thirds = memoryByThirds(memory);
  const isSeen = memory.length * LOOK_EVERY_MS >= SEEN_SHARE * minutes * SECONDS * 1_000;
  const sorted = Float64Array.from(done.took).sort();
  const took = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  const errors = Object.entries(warm.errors)
    .concat(Object.entries(done.errors))
    .sort(([, some], [, others]) => others - some);
  const told = errors
    .slice(0, NAMED)
    .map(([kind, times]) => `${times} × ${kind}`)
    .join(', ');
  const more = errors.length > NAMED ? ` and ${errors.length - NAMED} other kinds` : '';
  return [
    {
      what: 'failed',
      value: errors.reduce((sum, [, times]) => sum + times, 0),
      unit: 'requests',
      beside: `of ${formatWhole(warm.requests)} while it warmed, and of ${formatWhole(done.requests)} in ${minutes} minutes at half of ${formatWhole(capacity)} a second${told && `: ${told}`}${more}`,
      limit: { most: LIMITS.errors },
    },
    {
      what: 'memory of the last third',
      value: isSeen ? thirds.last / thirds.second : NaN,
      unit: 'of the second',
      beside: `${[thirds.first, thirds.second, thirds.last].map((bytes) => formatWhole(bytes / 2 ** 20)).join(', ')} MB, seen ${formatWhole(memory.length)} times`,
      limit: { most: LIMITS.growth },
    },
    {
      what: 'a request, of a hundred ninety-nine',
      value: took(0.99),
      unit: 'ms',
      beside: `median ${took(0.5).toFixed(1)} ms`,
      limit: { most: LIMITS.milliseconds },
    },
  ];
}
