'use client';

import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

// One timer for all that watch: a title may list hundreds of chapters.
function watch(changed: () => void) {
  watchers.add(changed);
  timer ??= setInterval(() => watchers.forEach((each) => each()), MINUTE_MS / 4);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The reader's clock in seconds, by whole minutes; undefined in the server's HTML, which must hold for longer than that. */
export function useNow(): number | undefined {
  return useSyncExternalStore(
    watch,
    () => Math.floor(Date.now() / MINUTE_MS) * 60,
    () => undefined,
  );
}
