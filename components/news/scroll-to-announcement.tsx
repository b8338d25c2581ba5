'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

function show(id: string) {
  const item = document.getElementById(id);
  if (!(item instanceof HTMLDetailsElement)) return;
  if (item.dataset.shown === undefined) {
    item.open = true;
    item.scrollIntoView({ block: 'start' });
  } else {
    delete item.dataset.shown;
    // It was opened before anybody listened.
    item.dispatchEvent(new Event('toggle'));
  }
}

/** Opens the announcement that `scrollTo` names and brings it into view, where `ShowAnnouncement` has not, and has it known as read. Shows nothing itself. */
export function ScrollToAnnouncement() {
  const target = useSearchParams().get('scrollTo');
  useEffect(() => {
    if (target) show(`announcement-${target}`);
  }, [target]);
  return null;
}
