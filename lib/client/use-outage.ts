'use client';

import { useSyncExternalStore } from 'react';

import type { Outage } from '@/lib/domain/origin-error';

import { currentOutage, onOutage } from './outage';

/** Why the service is closed, if a call was told so since the last navigation. */
export function useOutage(): Outage | undefined {
  return useSyncExternalStore(onOutage, currentOutage, () => undefined);
}
