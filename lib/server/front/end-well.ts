import 'server-only';

import type { Server } from 'node:http';

import { atMost } from '@/lib/at-most';
import { drain } from '@/lib/drain';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';
import { log } from '@/lib/log/log';

import { closeOrigin } from '../close-origin';
import { ending } from '../ending';

/** Whoever sits before the process and ends it does not want to wait for those who might still come. */
const LINGERS: Record<string, boolean> = { SIGTERM: true, SIGINT: false };

/** Ends this process with 0 at a signal, once the server has answered the requests that it has accepted. */
export function endWell(server: Server): void {
  const { drainMs, apiOrigin } = readEnv();

  async function end(lingers: boolean): Promise<void> {
    ending.begin();
    const lingerMs = lingers ? drainMs : 0;
    await drain(server, { lingerMs, patienceMs: limits.drainPatienceMs });
    if (!apiOrigin) await atMost(limits.closeWithinMs, closeOrigin());
  }

  let ended: Promise<void> | undefined;
  for (const [signal, lingers] of Object.entries(LINGERS)) {
    process.removeAllListeners(signal);
    // From a terminal both this process and the one that started it are told, so the word may come twice.
    process.on(signal, () => {
      ended ??= end(lingers)
        .catch((error: unknown) => log({ level: 'error', message: 'The end was not as it should be', error }))
        .finally(() => process.exit());
    });
  }
}
