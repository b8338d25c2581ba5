import type { Call } from './calls';
import type { Child } from './child';
import { load } from './load';
import { median } from './median';
import { busyBetween } from './usage';
import type { Sample } from './sample';

/** A server, and what it is asked for. */
export interface Contender {
  child: Child;
  call: Call;
  /** Done before each of its turns. */
  prepare?: () => Promise<unknown>;
}

const WARM_UP = 0.5;

/**
 * Loads the contenders in turn, round after round, so that what disturbs the machine disturbs all alike; of each the medians.
 * A server's processor time is its own: that of whoever makes the load does not count.
 */
export async function measure(
  contenders: readonly Contender[],
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Sample[]> {
  const samples = contenders.map((): Sample[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { child, call, prepare }] of contenders.entries()) {
      await prepare?.();
      if (round === 0) await load(child.port, call, seconds * WARM_UP);
      else samples[index]!.push(await sample(child, call, seconds));
    }
  }
  return samples.map((of) => ({
    perSecond: median(of.map(({ perSecond }) => perSecond)),
    microseconds: median(of.map(({ microseconds }) => microseconds)),
    busy: median(of.map(({ busy }) => busy)),
  }));
}

async function sample(child: Child, call: Call, seconds: number): Promise<Sample> {
  const before = await child.usage();
  const { requests, seconds: taken } = await load(child.port, call, seconds);
  const after = await child.usage();
  return {
    perSecond: requests / taken,
    microseconds: (after.microseconds - before.microseconds) / requests,
    busy: busyBetween(before, after),
  };
}
