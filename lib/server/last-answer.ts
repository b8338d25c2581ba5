import 'server-only';

import { cache } from 'react';

import type { Send } from '@/lib/api/send';
import { atMost } from '@/lib/at-most';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';

import { send } from './send';

/** Returns a function that reads data of the whole site from the origin. If the origin is slow it gives the last answer, so that no page waits for it. */
export function lastAnswer<Answer>(fetch: (send: Send) => Promise<Answer>, none: Answer): () => Promise<Answer> {
  let last = none;
  return cache(async () => {
    // Pages that are built beforehand ask no origin.
    if (readEnv().isBuilding) return none;
    const asked = fetch(send).then(
      (answer) => void (last = answer),
      () => undefined,
    );
    await atMost(limits.siteLinksWaitMs, asked);
    return last;
  });
}
