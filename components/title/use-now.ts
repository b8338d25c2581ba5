'use client';

import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

/** The reader's clock in seconds, by whole minutes; undefined in the server's HTML, which must hold for longer than that. */
export function useNow(): number | undefined {
  return useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS) * 60, () => undefined);
}
