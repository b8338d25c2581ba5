import { spawn } from 'node:child_process';

import { program, root } from './prepare.mjs';

/**
 * Starts Next and resolves when it answers; this process then lives and dies with it.
 * What it prints of itself is dropped, for our own last line is the address; its errors are passed on, and all it says after its banner if asked for.
 */
export function serve(args, port, { talkative = false } = {}) {
  const at = process.env.LISTEN_ADDRESS ? ['--hostname', process.env.LISTEN_ADDRESS] : [];
  // Nobody takes up who came early but the built site.
  const first = args[0] === 'start' ? ['--import', new URL('./note-early.mjs', import.meta.url).href] : [];
  const next = spawn(process.execPath, [...first, program('next/dist/bin/next'), ...args, '--port', port, ...at], {
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
      if (banner !== undefined) {
        if (/Ready in/.test((banner += chunk))) resolve((banner = undefined));
      } else if (talkative) process.stdout.write(chunk);
    });
  });
}
