'use client';

import { useState, useSyncExternalStore } from 'react';

import { areAdsRefused } from './ads-refused';

const never = () => () => undefined;

/**
 * Whether a place for advertisements is left out, as it stood when it was first drawn: what is being looked at does not move. False in the server's
 * HTML, where a style does that (`AdsBeforePaint`).
 */
export function useAdsRefused(): boolean {
  const [isRefused] = useState(() => typeof window !== 'undefined' && areAdsRefused());
  return useSyncExternalStore(
    never,
    () => isRefused,
    () => false,
  );
}
