'use client';

import { useEffect, useEffectEvent, useState } from 'react';

import { keepAdsRefused } from '@/lib/client/third-parties/ads-refused';
import { refusesAll, type Wishes } from '@/lib/domain/refuses-all';
import type { ThirdParties } from '@/lib/domain/third-parties';
import { holdsSecret } from '@/lib/routes';

import { awaitConsent } from './await-consent';
import { fillSlots } from './fill-slots';
import { isAllowed } from './model/consent';
import { TagManager } from './tag-manager';

/** The operator's third parties: the one that asks for consent, and after it those that are consented to, as long as they are. Nobody for readers who want none, nor where they would learn a secret. */
export function Services({ named: { consent, ads, tagManager } }: { named: ThirdParties }) {
  const [groups, setGroups] = useState('');

  const hear = useEffectEvent((given: string) => {
    setGroups(given);
    if (ads) keepAdsRefused(!isAllowed(given, ads.group));
  });
  const hearNothing = useEffectEvent(() => {
    if (ads) keepAdsRefused(true);
  });
  useEffect(() => {
    if (refusesAll(navigator as Wishes) || holdsSecret(window.location.pathname)) return;
    return awaitConsent(consent.script, { onGiven: (given) => hear(given), onSilence: () => hearNothing() });
  }, [consent.script]);

  const shown = ads && isAllowed(groups, ads.group) ? ads : undefined;
  useEffect(() => shown && fillSlots(shown), [shown]);

  return tagManager && isAllowed(groups, tagManager.group) && <TagManager script={tagManager.script} groups={groups} />;
}
