'use client';

import { useEffect } from 'react';

/** Keeps the screen on while a chapter is open and seen, where the browser can. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | undefined;
    let current = true;
    async function hold() {
      // A page that is not seen is refused; it asks again when it is.
      if (document.visibilityState !== 'visible' || (held && !held.released)) return;
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      // Where it was asked for twice, one is enough.
      if (!current || (held && !held.released)) void lock?.release();
      else held = lock;
    }
    const again = () => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, [wanted]);
}
