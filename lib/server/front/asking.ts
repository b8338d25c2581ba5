import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

// The cache of pages is loaded by Next apart from all that is bundled: `page-cache.mjs` knows this key, too.
const KEY = Symbol.for('komawari.asking');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<WeakRef<IncomingMessage>> };
// What is begun for a request, such as a connection, may last, and shall not hold it.
const asking = (shared[KEY] ??= new AsyncLocalStorage());

/** From here on the cache of pages knows for which request it is asked. */
export function beginAsking(request: IncomingMessage): void {
  asking.enterWith(new WeakRef(request));
}
