'use client';

import { useEffect, useState } from 'react';

import { spreadIndexOf, type Spread } from './model/spreads';
import type { Arrivals } from './use-arrivals';

/** How long the screen that is seen stays while another one's pictures are late. */
const BOX_AFTER_MS = 600;

interface Options {
  /** Otherwise the screen that is wanted is shown at once. */
  isEnabled: boolean;
  /** Which chapter holds an item. */
  chapterAt: (itemIndex: number) => number;
}

/**
 * Horizontal reading: the screen that is shown follows the wanted one as soon as its pictures are decoded. After 600 ms its empty
 * boxes replace the old screen, and at once where the old screen belongs to another chapter. `show` goes to an item without waiting.
 */
export function useTurning(
  spreads: readonly Spread[],
  wantedItem: number,
  arrivals: Arrivals,
  { isEnabled, chapterAt }: Options,
) {
  const [shownItem, show] = useState(wantedItem);
  const wanted = spreads[spreadIndexOf(spreads, wantedItem)];
  const shown = spreads[spreadIndexOf(spreads, shownItem)];
  const isWaiting = wanted !== shown;
  const isArrived = wanted?.items.every(({ kind, index }) => kind !== 'manga' || arrivals.has(index)) ?? true;
  const isOtherChapter = isWaiting && chapterAt(wantedItem) !== chapterAt(shownItem);
  if (shownItem !== wantedItem && (!isEnabled || (isOtherChapter && !isArrived))) show(wantedItem);

  useEffect(() => {
    if (!isWaiting || !isArrived || !wanted) return;
    let current = true;
    // Decoded once already, but perhaps thrown away since: shown only when it can be painted with the next frame.
    const decoded = wanted.items.map(({ index }) => {
      const picture = arrivals.get(index);
      return picture instanceof HTMLImageElement ? picture.decode() : undefined;
    });
    void Promise.allSettled(decoded).then(() => current && show(wanted.items[0].index));
    return () => {
      current = false;
    };
  }, [isWaiting, isArrived, wanted, arrivals]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => show(wantedItem), BOX_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, wantedItem]);

  return { shown, isWaiting, show };
}
