import { cacheNames } from '@/lib/cache-names';

import type { AskedEvent } from './scope';

/** What the build made never changes under its name: what was fetched once is there, also for tabs that an earlier build opened. */
export async function answerBuilt(event: AskedEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(cacheNames.built);
  const { pathname } = new URL(request.url);
  const stored = await cache.match(pathname);
  if (stored) return stored;
  const fresh = await fetch(request);
  if (fresh.status === 200) event.waitUntil(cache.put(pathname, fresh.clone()).catch(() => undefined));
  return fresh;
}
