import { subscribe } from 'node:diagnostics_channel';

const EARLY = Symbol.for('komawari.early');
const RECEIVE = Symbol.for('komawari.receive');

const early = (globalThis[EARLY] ??= []);
const known = new WeakSet();

// Loaded before Next, which listens before it has loaded what looks at each request first (lib/server/front/receive-all.ts), and would settle by itself what answers whoever comes then:
// they wait here until they have been received.
subscribe('http.server.request.start', ({ server }) => {
  if (RECEIVE in globalThis || known.has(server)) return;
  known.add(server);
  const emit = server.emit.bind(server);
  server.emit = (event, ...args) => {
    if (event !== 'request' || RECEIVE in globalThis) return emit(event, ...args);
    const [request, response] = args;
    early.push({ request, response, pass: () => emit(event, request, response) });
    return true;
  };
});
