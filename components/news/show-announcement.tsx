'use client';

import { ownInline } from '@/components/ui/own-inline';
import { useHydrated } from '@/components/ui/use-hydrated';

// Before it is drawn: opened later, it would move what is being read already.
const SCRIPT = `{let e=document.getElementById('announcement-'+new URLSearchParams(location.search).get('scrollTo'));if(e){e.open=true;e.dataset.shown='';e.scrollIntoView()}}`;

/** Part of the server's HTML alone, behind the announcements: opens the one that `scrollTo` names, and brings it into view. */
export function ShowAnnouncement() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: ownInline(SCRIPT) }} />;
}
