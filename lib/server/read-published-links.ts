import 'server-only';

import { cache } from 'react';

import { fetchSiteLinks } from '@/lib/api/site-links';
import { atMost } from '@/lib/at-most';
import type { LinkPlace } from '@/lib/domain/site-links';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';

import { send } from './send';

type Links = Partial<Record<LinkPlace, string>>;

let last: Links = {};

/** What the origin tells of the publisher's places; what it told last where it does not answer soon, for no page waits for these alone. */
export const readPublishedLinks = cache(async (): Promise<Links> => {
  // Pages that are built beforehand ask no origin.
  if (readEnv().isBuilding) return {};
  const asked = fetchSiteLinks(send).then(
    (links) => void (last = links),
    () => undefined,
  );
  await atMost(limits.siteLinksWaitMs, asked);
  return last;
});
