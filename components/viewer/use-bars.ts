'use client';

import { useEffect, useEffectEvent, useState } from 'react';

import { limits } from '@/lib/limits';

import { afterBarsEvent, areBarsShown, OPENING_BARS, type BarsEvent } from './model/bars';

/** Whether the bars are over the pages, and what changes that. They leave by themselves once, shortly after the viewer opens. */
export function useBars(around: { isPopupOpen: boolean; isNearEnd: boolean }) {
  const [bars, setBars] = useState(OPENING_BARS);
  const tell = (event: BarsEvent) => setBars((now) => afterBarsEvent(now, event, around));

  const leave = useEffectEvent(() => tell('timeout'));
  useEffect(() => {
    const timer = setTimeout(() => leave(), limits.viewerBarsHideMs);
    return () => clearTimeout(timer);
  }, []);

  return { shown: areBarsShown(bars, around), tell };
}
