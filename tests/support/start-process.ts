import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { OWN_DATA } from '@/scripts/own-data.mjs';

/** What the site and the origin print once they answer; Next, in benches, prints another line. */
const LISTENS = /Ready in |(?:Komawari|The origin) is at http:/;

/** Resolves when a server has printed that it listens. @throws when its output ends before */
export async function listens(stdout: Readable): Promise<void> {
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (LISTENS.test(printed)) resolve();
    };
    stdout.on('data', read).once('end', () => reject(new Error(`The server has ended:\n${printed}`)));
  });
}

/** Starts a server with this Node and resolves when `answersAt` answers. @throws with what it printed when it ends before */
export async function startProcess(
  args: string[],
  { env, answersAt }: { env: Record<string, string>; answersAt: string },
): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, args, {
    cwd: path.resolve(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...OWN_DATA, ...env },
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4_000)));
  const closed = once(child, 'close');
  try {
    await listens(child.stdout);
    await fetch(answersAt);
  } catch (error) {
    child.kill('SIGKILL');
    await closed;
    throw new Error(`The server has ended:\n${printed}`, { cause: error });
  }
  return {
    async stop() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
