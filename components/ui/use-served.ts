'use client';

import { useState } from 'react';

import { useHydrated } from './use-hydrated';

/** Of an element that holds what the server wrote: React leaves alone what it finds in one that it is told to fill by itself. */
export const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/** Whether what the server wrote still stands, without having been taken over. Once it is not `isKept` it is drawn like anything else, for good; so is what no server wrote. */
export function useServed(isKept: boolean): boolean {
  const hydrated = useHydrated();
  const [isServed, setServed] = useState(!hydrated && typeof window !== 'undefined');
  if (isServed && !isKept) setServed(false);
  return isServed;
}
