import { performance } from 'node:perf_hooks';

/** How often it is looked who is due. */
const TICK_MS = 5;

/**
 * Begins `work` so many times a second, for so many seconds, whether what was begun before is done or not: a server that is too slow has more and
 * more to do at once, as with readers. Resolves when all is done.
 */
export async function keepComing(perSecond: number, seconds: number, work: () => Promise<void>): Promise<void> {
  const since = performance.now();
  const all = Math.floor(perSecond * seconds);
  const unfinished = new Set<Promise<void>>();
  for (let begun = 0; begun < all;) {
    const due = Math.min(all, Math.floor(((performance.now() - since) / 1000) * perSecond) + 1);
    for (; begun < due; begun++) {
      const one = work().finally(() => unfinished.delete(one));
      unfinished.add(one);
    }
    await new Promise((tick) => setTimeout(tick, TICK_MS));
  }
  await Promise.all(unfinished);
}
