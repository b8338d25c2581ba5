import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { OWN_DATA } from '@/scripts/own-data.mjs';

const RETRY_MS = 100;

/** Starts a server with this Node and resolves when `answersAt` answers. @throws with what it printed when it ends before */
export async function startProcess(
  args: string[],
  { env, answersAt }: { env: Record<string, string>; answersAt: string },
): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, args, {
    cwd: path.resolve(__dirname, '../..'),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...OWN_DATA, ...env },
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-4_000)));
  const closed = once(child, 'close');
  while (!(await fetch(answersAt).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`The server has ended:\n${printed}`);
    await new Promise((retry) => setTimeout(retry, RETRY_MS));
  }
  return {
    async stop() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
