import { createServer } from 'node:net';

/** Below those that a system hands out by itself, so that nobody is given one before it is taken; a hundred for a process, which few others share. */
const FIRST = 12_000;
const EACH = 100;
const PROCESSES = 200;

let next = Date.now();

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + (process.pid % PROCESSES) * EACH + (next++ % EACH);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
