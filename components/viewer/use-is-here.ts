'use client';

import { useSyncExternalStore } from 'react';

import { chapterOfAddress } from './use-address';

function subscribe(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

/**
 * Whether the address names this chapter, as far as it names any. It does not where the browser's history has come back to a viewer
 * that was read on in; nor while one page follows another, until the address has followed too.
 */
export function useIsHere(chapterId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (chapterOfAddress() ?? chapterId) === chapterId,
    () => false,
  );
}
