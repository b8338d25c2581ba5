'use client';

import { useEffect, useRef, type ReactNode } from 'react';

import { countTitleBanners } from '@/lib/client/count-title-banners';

/** A place of a title's page whose banners are counted. */
export function CountedBanners({
  titleId,
  className,
  children,
}: {
  titleId: number;
  className?: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () => (box.current ? countTitleBanners(box.current, { titleId, location: 'title_detail' }) : undefined),
    [titleId],
  );
  return (
    <div ref={box} className={className} data-beside>
      {children}
    </div>
  );
}
