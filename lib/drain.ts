import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;

interface DrainTimes {
  /** How long new connections are still taken, so that proxies learn of the end before it comes; with 0 none is taken from the call on. */
  lingerMs: number;
  /** How long those that are under way may take from then on. */
  patienceMs: number;
}

/**
 * Ends a server without dropping a request: each answer says that its connection ends, so that whoever keeps connections lets go of them; then nobody
 * listens any more, and all that has come is answered. Resolves when no connection is left; one that hangs is cut off when patience ends.
 */
export async function drain(server: Server, { lingerMs, patienceMs }: DrainTimes): Promise<void> {
  server.prependListener('request', (_, response) => void response.setHeader('connection', 'close'));
  if (lingerMs > 0) await pause(lingerMs, undefined, { ref: false });
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  // Who was told to go on, before anybody thought of an end, is idle once he has his answer.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(look);
  clearTimeout(patience);
}
