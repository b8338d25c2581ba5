import 'server-only';

import { subscribe } from 'node:diagnostics_channel';
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

/** Has the signals end this process with 0, and drop no request: Next would take no more from now on, and wait for the last connection for ever. */
export function endWell(): void {
  const { isBuilding, drainMs, apiOrigin } = readEnv();
  if (isBuilding) return;
  let server: Server | undefined;
  subscribe('http.server.request.start', (message) => (server ??= (message as { server: Server }).server));

  async function end(lingers: boolean): Promise<void> {
    ending.begin();
    const lingerMs = lingers ? drainMs : 0;
    // Whom nobody has asked anything yet has nothing to answer.
    if (server) await drain(server, { lingerMs, patienceMs: limits.drainPatienceMs });
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
