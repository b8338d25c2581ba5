'use client';

import { useEffect, useRef } from 'react';

/** Scrolls the row that holds its parent sideways, so that the parent is seen; the page itself stays where it is. */
export function BringIntoView() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = mark.current?.parentElement;
    const row = tab?.closest('nav');
    if (tab && row) row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - tab.offsetWidth) / 2;
  }, []);
  return <span ref={mark} hidden />;
}
