'use client';

import { useSyncExternalStore } from 'react';

import { toggleFullscreen } from './toggle-fullscreen';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Whether the page fills the screen, whether the browser lets it (undefined until it can be asked), and a way to change it. */
export function useFullscreen(): { isFull: boolean; isPossible: boolean | undefined; toggle: () => void } {
  const isFull = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  const isPossible = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenEnabled),
    () => undefined,
  );
  return { isFull, isPossible, toggle: toggleFullscreen };
}
