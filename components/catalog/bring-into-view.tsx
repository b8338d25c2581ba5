'use client';

import { useLayoutEffect, useRef } from 'react';

/** Scrolls the row that holds its parent sideways, so that the parent is seen; the page itself stays where it is. */
export function BringIntoView() {
  const mark = useRef<HTMLSpanElement>(null);
  // Before the row is drawn with its new tab: moved later, it would take away what is being pressed.
  useLayoutEffect(() => {
    const tab = mark.current?.parentElement;
    const row = tab?.closest('nav');
    if (tab && row) row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - tab.offsetWidth) / 2;
  }, []);
  return <span ref={mark} hidden />;
}
