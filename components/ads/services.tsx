'use client';

import { useEffect, useState } from 'react';

import type { ThirdParties } from '@/lib/domain/third-parties';

import { awaitConsent } from './await-consent';
import { fillSlots } from './fill-slots';
import { isAllowed } from './model/consent';
import { refusesAll, type Wishes } from './model/refuses-all';
import { TagManager } from './tag-manager';

/** The operator's third parties: the one that asks for consent, and after it those that were consented to. Nobody for readers who want none. */
export function Services({ named: { consent, ads, tagManager } }: { named: ThirdParties }) {
  const [groups, setGroups] = useState('');

  useEffect(() => (refusesAll(navigator as Wishes) ? undefined : awaitConsent(consent.script, setGroups)), [consent.script]);

  const shown = groups && ads && isAllowed(groups, ads.group) ? ads : undefined;
  useEffect(() => shown && fillSlots(shown), [shown]);

  return groups && tagManager && isAllowed(groups, tagManager.group) && <TagManager script={tagManager.script} groups={groups} />;
}
