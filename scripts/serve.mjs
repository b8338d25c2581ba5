import { spawn } from 'node:child_process';

import { endWithChild } from './end-with-child.mjs';
import { program, root } from './prepare.mjs';
import { withoutBanner } from './without-banner.mjs';

/**
 * Starts Next and resolves when it answers; this process then lives and dies with it.
 * All that it prints is passed on, the log with it, but what it says of itself as it starts: our own last line is the address.
 */
export function serve(args, port) {
  const isBuilt = args[0] === 'start';
  // In development Next listens in a process of its own.
  const at = process.env.LISTEN_ADDRESS && !isBuilt ? ['--hostname', process.env.LISTEN_ADDRESS] : [];
  // Nobody takes up who came early but the built site.
  const first = isBuilt
    ? ['./hold-early.mjs', './listen-at.mjs'].flatMap((file) => ['--import', new URL(file, import.meta.url).href])
    : [];
  const next = spawn(process.execPath, [...first, program('next/dist/bin/next'), ...args, '--port', port, ...at], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  // Killed by somebody else, for want of memory say, is a failure.
  endWithChild(next, (code, stopped) => (stopped ? 0 : (code ?? 1)));
  return new Promise((ready) => {
    const told = next.stdout.pipe(withoutBanner(ready));
    told.pipe(process.stdout);
    // Readers go on reading when nobody reads the log any more.
    process.stdout.on('error', () => told.unpipe().resume());
  });
}
