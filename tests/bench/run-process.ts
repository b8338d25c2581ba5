import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Usage } from './usage';

export interface Ran {
  /** From its start to its end, in seconds. */
  seconds: number;
  usage: Usage;
  said: string;
}

/** Runs a compiled script to its end in a process of its own. It sends its usage and what it says, last. @throws when it ends otherwise */
export async function runProcess(
  script: string,
  { args = [], env = {}, message }: { args?: readonly string[]; env?: Record<string, string>; message?: object },
): Promise<Ran> {
  const before = performance.now();
  const child = fork(script, args, { env: { ...process.env, ...env, NODE_ENV: 'production' } });
  let last: Omit<Ran, 'seconds'> | undefined;
  child.on('message', (told) => {
    if (told === 'ready') child.send(message ?? {});
    else last = told as typeof last;
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0 || !last) throw new Error(`${script} has ended with ${code}`);
  return { ...last, seconds: (performance.now() - before) / 1000 };
}
