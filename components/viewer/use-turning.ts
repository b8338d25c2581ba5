'use client';

import { useEffect, useState } from 'react';

import { spreadIndexOf, type Spread } from './model/spreads';
import type { Arrivals } from './use-arrivals';

/**
 * Horizontal reading: the screen that is shown follows the one that is wanted as soon as its pictures are decoded; until then the
 * old one stays.
 */
export function useTurning(spreads: readonly Spread[], wantedItem: number, arrivals: Arrivals) {
  const [shownItem, setShownItem] = useState(wantedItem);
  const wanted = spreads[spreadIndexOf(spreads, wantedItem)];
  const shown = spreads[spreadIndexOf(spreads, shownItem)];

  useEffect(() => {
    if (!wanted || wanted === shown) return;
    const needed = wanted.items.filter(({ kind }) => kind === 'manga').map(({ index }) => arrivals.get(index));
    if (needed.includes(undefined)) return;
    let current = true;
    // Decoded once already, but perhaps thrown away since: shown only when it can be painted with the next frame.
    const decoded = needed.map((picture) => (picture instanceof HTMLImageElement ? picture.decode() : undefined));
    void Promise.allSettled(decoded).then(() => current && setShownItem(wanted.items[0].index));
    return () => {
      current = false;
    };
  }, [wanted, shown, arrivals]);

  return { shown, isWaiting: wanted !== shown };
}
