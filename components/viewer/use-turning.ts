'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

import { spreadIndexOf, type Spread } from './model/spreads';

/** What came of an item's picture: the decoded one, a failure to be shown, or undefined where it is gone. */
export type OnArrival = (index: number, picture: HTMLImageElement | 'failed' | undefined) => void;

/**
 * Horizontal reading: the screen that is shown follows the one that is wanted as soon as its pictures are decoded; until then the
 * old one stays.
 */
export function useTurning(spreads: readonly Spread[], wantedItem: number) {
  const pictures = useRef(new Map<number, HTMLImageElement | 'failed'>());
  const [arrivals, setArrivals] = useState(0);
  const [shownItem, setShownItem] = useState(wantedItem);

  const onArrival = useCallback<OnArrival>((index, picture) => {
    if (picture) pictures.current.set(index, picture);
    else pictures.current.delete(index);
    setArrivals((count) => count + 1);
  }, []);

  const wanted = spreads[spreadIndexOf(spreads, wantedItem)];
  const shown = spreads[spreadIndexOf(spreads, shownItem)];

  useEffect(() => {
    if (!wanted || wanted === shown) return;
    const needed = wanted.items.filter(({ kind }) => kind === 'manga').map(({ index }) => pictures.current.get(index));
    if (needed.includes(undefined)) return;
    let current = true;
    // Decoded once already, but perhaps thrown away since: shown only when it can be painted with the next frame.
    const decoded = needed.map((picture) => (picture instanceof HTMLImageElement ? picture.decode() : undefined));
    void Promise.allSettled(decoded).then(() => current && setShownItem(wanted.items[0].index));
    return () => {
      current = false;
    };
  }, [wanted, shown, arrivals]);

  return { shown, isWaiting: wanted !== shown, onArrival };
}
