'use client';

import { useEffect, useEffectEvent } from 'react';

import { storage } from '@/lib/storage';

import { withPosition, type SavedPosition } from './model/positions';

const DELAY_MS = 1_000;

/** Remembers where the reader is: a while after each move, and at once when the page goes away. Undefined: nothing to remember yet. */
export function useSavedPosition(position: SavedPosition | undefined): void {
  const save = useEffectEvent(() => {
    if (position) storage.write('viewerPositions', withPosition(storage.read('viewerPositions'), position));
  });

  useEffect(() => {
    const timer = setTimeout(() => save(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [position?.page, position?.fraction, position?.finished]);

  useEffect(() => {
    const flush = () => save();
    const flushHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, []);
}
