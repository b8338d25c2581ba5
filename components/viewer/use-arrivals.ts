'use client';

import { useCallback, useState } from 'react';

/** What came of an item's picture: the decoded one, or a failure to be shown. */
type Arrival = HTMLImageElement | 'failed';

/** Told of an item's picture; undefined where it is gone. */
export type OnArrival = (index: number, picture: Arrival | undefined) => void;

export type Arrivals = ReadonlyMap<number, Arrival>;

/** The pictures that are there, by their item. */
export function useArrivals(): [arrivals: Arrivals, onArrival: OnArrival] {
  const [arrivals, setArrivals] = useState<Arrivals>(new Map());
  const onArrival = useCallback<OnArrival>((index, picture) => {
    setArrivals((was) => {
      const now = new Map(was);
      if (picture) now.set(index, picture);
      else now.delete(index);
      return now;
    });
  }, []);
  return [arrivals, onArrival];
}
