'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

import type { PageLayout } from './model/page-size';
import type { Item } from './model/sequence';
import { sharesOf, type Spread } from './model/spreads';

interface Options {
  /** The reader wants it, and what he sees is there. */
  isWanted: boolean;
  items: readonly Item[];
  spreads: readonly Spread[];
  layout: PageLayout;
  /** Where he is. */
  index: number;
}

/** Brings the rest of a chapter, one picture after another, what comes next first. It pauses while it is not wanted, and brings nothing twice. */
export function useWholeChapter({ isWanted, items, spreads, layout, index }: Options): void {
  const brought = useRef(new Set<string>());
  const bring = useEffectEvent(async (signal: AbortSignal) => {
    const { preloadPicture } = await import('./preload-picture');
    const shares = sharesOf(spreads);
    const ahead = [...items.filter((item) => item.index >= index), ...items.filter((item) => item.index < index)];
    for (const item of ahead) {
      if (signal.aborted) return;
      if (item.kind !== 'manga' || brought.current.has(item.page.imageUrl)) continue;
      const { width, height, imageUrl } = item.page;
      await preloadPicture(item.page, layout, { width, height, share: shares.get(item.index) ?? 1 }, signal);
      if (!signal.aborted) brought.current.add(imageUrl);
    }
  });
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    bring(controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, [isWanted, items]);
}
