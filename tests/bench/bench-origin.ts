import path from 'node:path';

import { callsOf, type Calls } from './calls';
import { startServer, type ChildServer } from './child-process';
import { formatCount, type Figure } from './figure';
import { growCatalogue } from './grow-catalogue';
import { mapInSeries, measureInRounds } from './in-series';
import { measureCall, recordResponse, type Sample } from './measure-call';
import { median } from './median';
import type { BenchOptions } from './options';

const LIMITS = {
  /** Share of the bare server's speed. */
  speed: 0.4,
  /** Processor time with the largest catalogue, in that with the smallest. */
  growth: 1.5,
  megabytes: 600,
};
/** Processor time needs shorter measurements than request rates. */
const GROWTH_SHARE = 0.5;

/** An origin with a catalogue of some size, and the calls for it. */
interface SizedOrigin {
  size: number;
  calls: Calls;
  server: ChildServer;
}

/** The medians of a call with one size of the catalogue. */
interface Sized {
  size: number;
  origin: Sample;
}

/** Calls of the origin beside a bare Node server that sends the same bytes, and as the catalogue grows. */
export async function bench({ sizes, seconds, rounds, scratch, build }: BenchOptions): Promise<Figure[]> {
  const servers: ChildServer[] = [];
  const start = async (script: string, ...args: string[]) => {
    const server = await startServer(path.join(build, `${script}.cjs`), args);
    servers.push(server);
    return server;
  };
  try {
    const bare = await start('bare-process');
    const origins = await mapInSeries(sizes, async (size): Promise<SizedOrigin> => {
      const dataDir = path.join(scratch, String(size));
      await growCatalogue(dataDir, size);
      return { size, calls: callsOf(size), server: await start('origin-process', dataDir) };
    });
    const figures: Figure[] = [];
    for (const index of origins[0]!.calls.compared.keys())
      figures.push(...(await comparedFigures(index, { origins, bare, seconds, rounds })));
    for (const index of origins[0]!.calls.uncached.keys())
      figures.push(await uncachedFigure(index, { origins, seconds: seconds * GROWTH_SHARE, rounds }));
    const memory = await mapInSeries(origins, async ({ size, server }): Promise<Figure> => {
      const { peakBytes } = await server.usage();
      const what = `memory at ${formatCount(size)} series`;
      return { what, value: peakBytes / 2 ** 20, unit: 'MiB', limit: { most: LIMITS.megabytes } };
    });
    return [...figures, ...memory];
  } finally {
    for (const server of servers) await server.close();
  }
}

interface Measuring {
  origins: readonly SizedOrigin[];
  seconds: number;
  rounds: number;
}

async function comparedFigures(
  index: number,
  { origins, bare, seconds, rounds }: Measuring & { bare: ChildServer },
): Promise<Figure[]> {
  const measurements = await mapInSeries(origins, async ({ calls, server }) => {
    const call = calls.compared[index]!;
    const recorded = await mapInSeries(call.requests, (request) => recordResponse(server.port, request));
    const measureBare = async () => {
      await bare.send(recorded);
      return measureCall(bare, call, seconds);
    };
    return [measureBare, () => measureCall(server, call, seconds)];
  });
  const medians = (await measureInRounds(rounds, measurements.flat())).map(medianOf);
  const sized = origins.map(({ size }, at) => ({ size, bare: medians[2 * at]!, origin: medians[2 * at + 1]! }));
  const { name } = origins[0]!.calls.compared[index]!;
  console.log(`Measured ${name}`);
  const [slowest] = sized.map((each) => ({ ...each, speed: speedOf(each) })).sort((a, b) => a.speed - b.speed);
  return [
    {
      what: name,
      value: slowest!.speed,
      unit: 'of bare',
      beside: `at ${formatCount(slowest!.size)} series ${formatSample(slowest!.origin)}; bare ${formatSample(slowest!.bare)}`,
      limit: { least: LIMITS.speed },
    },
    growthFigure(name, sized),
  ];
}

async function uncachedFigure(index: number, { origins, seconds, rounds }: Measuring): Promise<Figure> {
  const measurements = await mapInSeries(origins, async ({ calls, server }) => {
    const call = calls.uncached[index]!;
    // Fails when the call does.
    await recordResponse(server.port, call.nextRequest());
    return () => measureCall(server, call, seconds);
  });
  const samples = await measureInRounds(rounds, measurements);
  const { name } = origins[0]!.calls.uncached[index]!;
  console.log(`Measured ${name}`);
  return growthFigure(
    name,
    origins.map(({ size }, at) => ({ size, origin: medianOf(samples[at]!) })),
  );
}

/** Information only when there is one size. */
function growthFigure(name: string, sized: readonly Sized[]): Figure {
  return {
    what: `growth of ${name}`,
    value: sized.at(-1)!.origin.microseconds / sized[0]!.origin.microseconds,
    unit: 'times',
    beside: sized
      .map(({ size, origin }) => `${formatCount(origin.microseconds)} µs at ${formatCount(size)} series`)
      .join(', '),
    ...(sized.length > 1 && { limit: { most: LIMITS.growth } }),
  };
}

/** The lower ratio, of request rates or of processor times: the load generator may be slower than the bare server and hide a difference. */
const speedOf = ({ bare, origin }: { bare: Sample; origin: Sample }) =>
  Math.min(origin.perSecond / bare.perSecond, bare.microseconds / origin.microseconds);

const medianOf = (samples: readonly Sample[]): Sample => ({
  perSecond: median(samples.map(({ perSecond }) => perSecond)),
  microseconds: median(samples.map(({ microseconds }) => microseconds)),
});

const formatSample = ({ perSecond, microseconds }: Sample) =>
  `${formatCount(perSecond)} a second, ${formatCount(microseconds)} µs`;
