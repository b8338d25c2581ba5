import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { OWN_DATA } from '@/scripts/own-data.mjs';
import { freePort } from './free-port';

const ROOT = path.resolve(__dirname, '../..');

export interface Site {
  url: string;
  /** Moves its clock on by more than the minute for which a page is fresh. */
  passMinute(): void;
  /** Has it wait no longer for whatever it waits for. */
  losePatience(): void;
  stop(): Promise<void>;
}

async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) await new Promise((retry) => setTimeout(retry, 100));
}

/** Whoever asks a site again after a while does not meet a connection that it closes just then. */
const KEPT_MS = '75000';

/** Serves the build that is there, at a port of its own; resolves when it answers. */
export async function serveSite(env: Record<string, string>): Promise<Site> {
  const port = await freePort();
  const program = path.join(ROOT, 'node_modules/next/dist/bin/next');
  const before = ['moved-clock.cjs', 'patience.cjs'].flatMap((script) => ['--require', path.join(__dirname, script)]);
  const child = spawn(
    process.execPath,
    [...before, program, 'start', '--port', String(port), '--keepAliveTimeout', KEPT_MS],
    {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...OWN_DATA, ...env },
    },
  );
  const closed = once(child, 'close');
  const url = `http://localhost:${port}`;
  await answers(`${url}/robots.txt`);
  return {
    url,
    passMinute: () => void child.kill('SIGUSR2'),
    losePatience: () => void child.kill('SIGURG'),
    async stop() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
