import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import type { Usage } from './usage';

/** A server in a process of its own, so that its processor time and memory can be told from ours. */
export interface ChildServer {
  port: number;
  usage(): Promise<Usage>;
  /** Sends a message and waits for the reply. */
  send(message: object): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Starts a compiled script that sends `{ port }` once it listens, and then a reply to each message: its usage to `'usage'`.
 * @throws when it exits before it listens
 */
export async function startServer(script: string, args: readonly string[] = []): Promise<ChildServer> {
  const child = fork(script, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
    // Its access log is written but not read.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = (await nextMessage(child, script)) as { port: number };
  const send = (message: object | string) => {
    const reply = nextMessage(child, script);
    child.send(message);
    return reply;
  };
  return {
    port,
    usage: () => send('usage') as Promise<Usage>,
    send,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

function nextMessage(child: ChildProcess, script: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`${script} has exited`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}

/** A process that has run to its end. */
export interface FinishedProcess {
  seconds: number;
  usage: Usage;
  output: string;
}

/** Runs a compiled script that sends its usage and output at its end. @throws when it exits otherwise */
export async function runProcess(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<FinishedProcess> {
  const start = performance.now();
  const child = fork(script, args, { env: { ...process.env, ...env, NODE_ENV: 'production' } });
  let result: Omit<FinishedProcess, 'seconds'> | undefined;
  child.on('message', (message) => (result = message as typeof result));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0 || !result) throw new Error(`${script} has exited with ${code}`);
  return { ...result, seconds: (performance.now() - start) / 1000 };
}
