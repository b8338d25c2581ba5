'use client';

import { useSyncExternalStore } from 'react';

import { keptChapters, watchKept } from './keeping';

/** The chapters kept in this browser, the newest first; undefined until they are known. */
export function useKeptChapters() {
  return useSyncExternalStore(watchKept, keptChapters, () => undefined);
}
