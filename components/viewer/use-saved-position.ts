'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

import { storage } from '@/lib/storage';

import { withPosition, type SavedPosition } from './model/positions';

/** How long a place within a page waits to be written; a turned page is written at once, should the tab be killed. */
const DELAY_MS = 1_000;

/** Remembers where the reader is. `onFailure` is told once where the browser does not keep it. Undefined: nothing to remember yet. */
export function useSavedPosition(position: SavedPosition | undefined, onFailure: () => void): void {
  const hasFailed = useRef(false);
  const save = useEffectEvent(() => {
    if (!position) return;
    const isKept = storage.write('viewerPositions', withPosition(storage.read('viewerPositions'), position));
    if (!isKept && !hasFailed.current) onFailure();
    hasFailed.current ||= !isKept;
  });

  useEffect(() => save(), [position?.chapterId, position?.page, position?.identity, position?.finished]);
  useEffect(() => {
    const timer = setTimeout(() => save(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [position?.fraction]);

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
