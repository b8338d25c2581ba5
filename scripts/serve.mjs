import { spawn } from 'node:child_process';

import { program, root } from './prepare.mjs';

/**
 * Starts Next and resolves when it answers; this process then lives and dies with it.
 * Its banner is dropped, for our own last line is the address; whatever it says later is passed on.
 */
export function serve(args, port) {
  const next = spawn(process.execPath, [program('next/dist/bin/next'), ...args, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopped = true;
      next.kill(signal);
    });
  }
  // Killed by somebody else, for want of memory say, is a failure.
  next.on('close', (code) => process.exit(stopped ? 0 : (code ?? 1)));
  return new Promise((resolve) => {
    let banner = '';
    next.stdout.on('data', (chunk) => {
      if (banner === undefined) process.stdout.write(chunk);
      else if (/Ready in/.test((banner += chunk))) resolve((banner = undefined));
    });
  });
}
