import { subscribe } from 'node:diagnostics_channel';

const EARLY = Symbol.for('komawari.early');
const RECEIVE = Symbol.for('komawari.receive');

// Loaded before Next, which listens before it has loaded what looks at each request first (lib/server/front/receive-all.ts), and has all who come then
// wait: they are noted for it.
const early = (globalThis[EARLY] ??= []);
subscribe('http.server.request.start', ({ request, response }) => {
  if (!(RECEIVE in globalThis)) early.push({ request, response });
});
