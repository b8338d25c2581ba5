import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

import { oncePerProcess } from '@/lib/process-registry.mjs';

// The page cache (page-cache.mjs) takes it from the registry.
// What is begun for a request, such as a connection, may last, and shall not hold it.
const asking = oncePerProcess('asking', () => new AsyncLocalStorage<WeakRef<IncomingMessage>>());

/** From here on the cache of pages knows for which request it is asked. */
export function beginAsking(request: IncomingMessage): void {
  asking.enterWith(new WeakRef(request));
}
