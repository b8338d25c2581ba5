import 'server-only';

import { setTimeout as pause } from 'node:timers/promises';

import type { AdminAnswer } from '@/lib/admin/calls';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';
import { log } from '@/lib/log/log';

import { AdminError, type AdminTrouble } from './admin/admin-error';
import { askOrigin } from './admin/ask-origin';
import { endSession } from './admin/session';
import { followNow } from './switches';

// Next loads this anew after an edit in development; the process follows once.
const KEY = Symbol.for('komawari.follow-switches');
const shared = globalThis as { [KEY]?: true };

/** To ask again at once would spend the few wrong tokens that a minute allows this site. */
const OF_TOKENS: readonly AdminTrouble[] = ['unknown', 'waiting'];

/**
 * Looks again and again at what the operator's page has set, so that no request has to: in the database, or, with a remote origin and a token that it
 * knows, there. What was last heard holds while nothing is.
 */
export function followSwitches(): void {
  const { apiOrigin, adminToken, isBuilding } = readEnv();
  if (isBuilding || KEY in shared || (apiOrigin && !adminToken)) return;
  shared[KEY] = true;
  void (apiOrigin ? follow(askRemote, limits.switchesAskMs) : follow(askEmbedded, limits.switchesLookMs));
}

const askRemote = () => askOrigin('switches', {});
const askEmbedded = async () => (await import('@/lib/origin/handler')).operatorSwitches();

async function follow(read: () => Promise<AdminAnswer<'switches'>>, everyMs: number): Promise<never> {
  let told = '';
  for (;;) {
    let pauseMs = everyMs;
    try {
      const { switches, endedSessions } = await read();
      for (const id of endedSessions) endSession({ id });
      followNow(switches);
      told = '';
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== told) log({ level: 'warn', message: 'What the operator has closed is not known anew.', error });
      told = fault;
      if (error instanceof AdminError && OF_TOKENS.includes(error.trouble)) pauseMs = limits.switchesUnknownMs;
    }
    await pause(pauseMs, undefined, { ref: false });
  }
}
