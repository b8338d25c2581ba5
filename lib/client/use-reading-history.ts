'use client';

import { useSyncExternalStore } from 'react';

import { keptHistory, watchHistory } from './kept-history';

/** What this browser's reader has read, as it changes here and in other tabs; undefined until hydration has ended. */
export function useReadingHistory() {
  return useSyncExternalStore(watchHistory, keptHistory, () => undefined);
}
