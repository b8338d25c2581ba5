'use client';

import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

function toggle(): void {
  // Where it cannot be done it is not there at all: phones of one make.
  if (!document.fullscreenEnabled) return;
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // Refused without a gesture or by policy: the page stays as it is.
  void change.catch(() => undefined);
}

/** Whether the page fills the screen, whether the browser lets it (undefined until it can be asked), and a way to change it. */
export function useFullscreen(): { isFull: boolean; isPossible: boolean | undefined; toggle: () => void } {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement), () => false);
  const isPossible = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenEnabled), () => undefined);
  return { isFull, isPossible, toggle };
}
