'use client';

import { ownInline } from '@/components/ui/own-inline';

// Whoever waits for the first waits for the second. What did not come then is taken out of the page: webpack would wait for it, instead of asking.
const SCRIPT = `document.addEventListener('error',e=>{let s=e.target;if(!s.matches?.('script[src^="/_next/"]'))return;
if('again' in s.dataset)return s.remove();let n=document.createElement('script');n.src=s.getAttribute('src');n.dataset.again='';n.onload=s.onload;n.onerror=s.onerror;
e.stopImmediatePropagation();s.replaceWith(n)},true)`;

/** Stands in the document's head: a script that a bad line has lost is asked for once more. Without one of the first, no button of the page would ever do anything. */
export function AskAgain() {
  // A browser that draws it itself has no use for it.
  const type = typeof window === 'undefined' ? undefined : 'text/plain';
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ownInline(SCRIPT) }} />;
}
