'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';

/** Whether the browser knows by the style sheet alone where a row begins. */
const beginsByStyle = () => typeof CSS !== 'undefined' && CSS.supports('scroll-initial-target', 'nearest');

/** Scrolls the row that holds its parent sideways, so that the parent is seen; the page itself stays where it is. */
export function BringIntoView() {
  const mark = useRef<HTMLSpanElement>(null);
  const hydrated = useHydrated();
  const bring = useEffectEvent(() => {
    const tab = mark.current?.parentElement;
    const row = tab?.closest('nav');
    if (!tab || !row || (!hydrated && beginsByStyle())) return;
    row.scrollLeft +=
      tab.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - tab.offsetWidth) / 2;
  });
  // Before the row is drawn with its new tab: moved later, it would take away what is being pressed. So also where the page was there before its code.
  useLayoutEffect(() => bring(), []);
  return <span ref={mark} hidden />;
}
