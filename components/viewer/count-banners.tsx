'use client';

import { useEffect, type RefObject } from 'react';

import { countTitleBanners } from '@/lib/client/count-title-banners';

/** Counts the banners among the pages; draws nothing. */
export function CountBanners({ stage, titleId }: { stage: RefObject<HTMLElement | null>; titleId: number }) {
  useEffect(
    () => (stage.current ? countTitleBanners(stage.current, { titleId, location: 'viewer' }) : undefined),
    [stage, titleId],
  );
  return null;
}
