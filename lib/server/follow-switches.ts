import 'server-only';

import type { AdminAnswer, Switches } from '@/lib/admin/calls';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';
import { followSet } from '@/lib/switches/follow-set';

import { AdminError, type AdminTrouble } from './admin/admin-error';
import { askOrigin } from './admin/ask-origin';
import { endSession } from './admin/session';

/** To ask again at once would spend the few wrong tokens that a minute allows this site. */
const OF_TOKENS: readonly AdminTrouble[] = ['unknown', 'waiting'];

/** Follows what the operator's page has set: in the database, or, with a remote origin and a token that it knows, there. */
export function followSwitches(): void {
  const { apiOrigin, adminToken, isBuilding } = readEnv();
  if (isBuilding || (apiOrigin && !adminToken)) return;
  void (apiOrigin
    ? followSet(switchesIn(askRemote), remotePause)
    : followSet(switchesIn(askEmbedded), () => limits.switchesLookMs));
}

const askRemote = () => askOrigin('switches', {});
const askEmbedded = async () => (await import('@/lib/origin/handler')).operatorSwitches();
const remotePause = (failure?: unknown) =>
  failure instanceof AdminError && OF_TOKENS.includes(failure.trouble)
    ? limits.switchesUnknownMs
    : limits.switchesAskMs;

function switchesIn(read: () => Promise<AdminAnswer<'switches'>>): () => Promise<Switches> {
  return async () => {
    const { switches, endedSessions } = await read();
    for (const id of endedSessions) endSession({ id });
    return switches;
  };
}
