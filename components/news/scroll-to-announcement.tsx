'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

function show(id: string) {
  const item = document.getElementById(id);
  if (!(item instanceof HTMLDetailsElement)) return;
  item.open = true;
  item.scrollIntoView({ block: 'start' });
}

/** Opens the announcement that `scrollTo` names, and brings it into view. Shows nothing itself. */
export function ScrollToAnnouncement() {
  const target = useSearchParams().get('scrollTo');
  useEffect(() => {
    if (target) show(`announcement-${target}`);
  }, [target]);
  return null;
}
