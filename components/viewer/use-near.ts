'use client';

import { useEffect, useState, type RefObject } from 'react';

const NONE: ReadonlySet<number> = new Set();
/** About a screen of a phone ahead. */
const MARGIN = '400px 0px';

/** Which of a scroller's `[data-cell]`s, by number, are within or near what it shows. */
export function useNear(scroller: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [near, setNear] = useState(NONE);
  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((was) => {
          const now = new Set(was);
          for (const { target, isIntersecting } of entries)
            now[isIntersecting ? 'add' : 'delete'](Number((target as HTMLElement).dataset.cell));
          return now;
        }),
      { root, rootMargin: MARGIN },
    );
    for (const cell of root.querySelectorAll('[data-cell]')) observer.observe(cell);
    return () => observer.disconnect();
  }, [scroller, count]);
  return near;
}
