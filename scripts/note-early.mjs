import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';

const EARLY = Symbol.for('komawari.early');
const RECEIVE = Symbol.for('komawari.receive');
/** Who asks: lib/server/front/asking.ts. What Next does for who waits goes on from here, whoever receives him later. */
const ASKING = Symbol.for('komawari.asking');

// Loaded before Next, which listens before it has loaded what looks at each request first (lib/server/front/receive-all.ts), and has all who come then
// wait: they are noted for it.
const early = (globalThis[EARLY] ??= []);
const asking = (globalThis[ASKING] ??= new AsyncLocalStorage());
subscribe('http.server.request.start', ({ request, response }) => {
  if (RECEIVE in globalThis) return;
  early.push({ request, response });
  asking.enterWith(new WeakRef(request));
});
