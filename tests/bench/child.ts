import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Usage } from './usage';

/** A server in a process of its own, so that its processor time and memory are nobody else's. */
export interface Child {
  port: number;
  usage(): Promise<Usage>;
  /** Sends a message and waits until it is dealt with. */
  tell(message: object): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Starts a compiled script. It sends `{ port }` once it listens, and an answer to every message: its usage to `'usage'`.
 * @throws when it ends before it listens
 */
export async function startChild(script: string, args: readonly string[] = []): Promise<Child> {
  // It tells its log of each call, as for a program that reads it: nobody does here.
  const child = fork(script, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = (await answer(child, script)) as { port: number };
  const ask = (message: object | string) => {
    const answered = answer(child, script);
    child.send(message);
    return answered;
  };
  return {
    port,
    usage: () => ask('usage') as Promise<Usage>,
    tell: ask,
    async close() {
      // One that a signal has ended has no exit code.
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

/** The next message of a child. */
function answer(child: ChildProcess, script: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`${script} has ended`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
