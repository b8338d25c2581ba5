import 'server-only';

import { cache } from 'react';

import type { Send } from '@/lib/api/send';
import { atMost } from '@/lib/at-most';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';

import { send } from './send';

/** A reader of what every page shows a part of: the origin's answer, or its last one where it does not answer soon, for no page waits for that alone. */
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
