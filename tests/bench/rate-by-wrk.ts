import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { CONNECTIONS } from './load';
import { rate, type Asked } from './rate';

const THREADS = 1;

const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

/** Reads what wrk has said. @throws when anything was answered with a failure, or not at all */
export function parseWrk(said: string): number {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
  if (!(perSecond > 0) || /Non-2xx|Socket errors/.test(said)) throw new Error(`wrk has failed: ${said}`);
  return perSecond;
}

/** What makes the load: autocannon, which is Node, is slower than nginx. */
export const loadMaker = (): 'wrk' | 'autocannon' => (hasWrk() ? 'wrk' : 'autocannon');

/** As `rate`, by wrk where it is installed. */
export async function rateByWrk(
  url: string,
  { headers = {}, seconds }: Pick<Asked, 'headers' | 'seconds'>,
): Promise<number> {
  if (!hasWrk()) return rate(url, { headers, seconds });
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wrk = spawn(
    'wrk',
    ['-t', String(THREADS), '-c', String(CONNECTIONS), '-d', `${Math.ceil(seconds)}s`, ...named, url],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said] = await Promise.all([text(wrk.stdout), once(wrk, 'close')]);
  return parseWrk(said);
}
