import { cacheNames } from '@/lib/cache-names';

import type { Build } from './model/needed-files';

/** Fetches what is not there yet of a build's files, one after another: no connection is taken from what is read. Answers whether all are there. */
export async function fillBuilt(build: Build): Promise<boolean> {
  const cache = await caches.open(cacheNames.built);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const file of build) {
    if (there.has(file)) continue;
    const fresh = await fetch(file, { priority: 'low' }).catch(() => undefined);
    if (fresh?.status !== 200) return false;
    await cache.put(file, fresh);
  }
  return true;
}
