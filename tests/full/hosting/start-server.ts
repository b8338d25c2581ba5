import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from '@/tests/support/free-port';
import { listens } from '@/tests/support/start-process';

export interface Server {
  /** Without a slash at its end. */
  url: string;
  port: number;
  /** All that it has printed so far. */
  said(): string;
  signal(name: NodeJS.Signals): void;
  /** How it ended. */
  ended: Promise<number | null>;
}

const started = new Set<() => Promise<unknown>>();

/** Ends, without a word, whatever a test has left; resolves when nobody writes any more. */
export async function endAll(): Promise<void> {
  await Promise.all([...started].map((end) => end()));
}

/** Runs a program that serves at PORT, with PATH and what it is given as its whole environment; resolves when it is ready. @throws with all that it printed when it ends before */
export async function startServer(
  args: string[],
  { cwd, env, port: wanted }: { cwd: string; env: Record<string, string>; port?: number },
): Promise<Server> {
  const port = wanted ?? (await freePort());
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, ...env, PORT: String(port) } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'close').then(([code]) => {
    started.delete(end);
    return code as number | null;
  });
  const end = () => (child.kill('SIGKILL'), ended);
  started.add(end);
  const url = `http://127.0.0.1:${port}`;
  try {
    await listens(child.stdout);
    const { ok, status } = await fetch(`${url}/readyz`);
    if (!ok) throw new Error(`/readyz: ${status}`);
  } catch (error) {
    await end();
    throw new Error(said, { cause: error });
  }
  return { url, port, said: () => said, signal: (name) => void child.kill(name), ended };
}
