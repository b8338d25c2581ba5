'use client';

import { useCallback, useRef, useState } from 'react';

/** What came of an item's picture: the decoded one, or a failure to be shown. */
export type Arrival = HTMLImageElement | 'failed';

/** Told of an item's picture; undefined where it is gone. */
export type OnArrival = (index: number, picture: Arrival | undefined) => void;

/** The pictures that are there. `count` changes with them. */
export function useArrivals() {
  const pictures = useRef(new Map<number, Arrival>());
  const [count, setCount] = useState(0);
  const onArrival = useCallback<OnArrival>((index, picture) => {
    if (picture) pictures.current.set(index, picture);
    else pictures.current.delete(index);
    setCount((was) => was + 1);
  }, []);
  const get = useCallback((index: number) => pictures.current.get(index), []);
  return { get, count, onArrival };
}
