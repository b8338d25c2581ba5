'use client';

import { useEffect, useRef, useState } from 'react';

/** So many cards at first, and twice as many each time the reader nears their end. */
const FIRST_CARDS = 240;

/** How many of `total` items to draw; `end` goes on an element after them. */
export function useGrowing<Element extends HTMLElement>(total: number) {
  const [count, setCount] = useState(FIRST_CARDS);
  const end = useRef<Element>(null);

  useEffect(() => {
    if (!end.current) return;
    // A new observer tells at once where the end is now: one still near asks again.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setCount((drawn) => drawn * 2), {
      rootMargin: '150% 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, total]);

  return { count: Math.min(count, total), end };
}
