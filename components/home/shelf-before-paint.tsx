'use client';

import { ownInline } from '@/components/ui/own-inline';
import { storageKey } from '@/lib/storage';

/** How many titles the shelf shows. */
export const SHELF_PLACES = 6;

// Shared HTML cannot know what was read; counted before the first paint, it moves nothing afterwards. What goes on is not finished, or has a next chapter.
const SCRIPT = `try{let n=JSON.parse(localStorage.getItem('${storageKey('readingHistory')}')).rows.filter(r=>!r.finished||r.next).length;if(n)document.documentElement.dataset.places=Math.min(n,${SHELF_PLACES})}catch{}`;

/** Stands in the document's head, where no style sheet holds it up: tells home's shelf how many places it will have. */
export function ShelfBeforePaint() {
  // A browser that draws it itself has no use for it.
  const type = typeof window === 'undefined' ? undefined : 'text/plain';
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ownInline(SCRIPT) }} />;
}
