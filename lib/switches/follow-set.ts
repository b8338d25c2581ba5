import { setTimeout as pause } from 'node:timers/promises';

import type { Switches } from '@/lib/admin/calls';
import { log } from '@/lib/log/log';

import { followNow } from './switches';

/**
 * Looks again and again at what the operator's page has set, so that no request has to. What was last heard holds while nothing is.
 * @param pauseMs how long until the next look; `failure` where the last one told nothing
 */
export async function followSet(read: () => Promise<Switches>, pauseMs: (failure?: unknown) => number): Promise<never> {
  let told = '';
  for (;;) {
    let failure: unknown;
    try {
      followNow(await read());
      told = '';
    } catch (error) {
      failure = error;
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== told) log({ level: 'warn', message: 'What the operator has closed is not known anew.', error });
      told = fault;
    }
    await pause(pauseMs(failure), undefined, { ref: false });
  }
}
