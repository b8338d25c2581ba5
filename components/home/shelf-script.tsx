'use client';

import { ownInline } from '@/components/ui/own-inline';
import { useHydrated } from '@/components/ui/use-hydrated';
import { storageKey } from '@/lib/storage';

/** How many titles the shelf shows. */
export const SHELF_PLACES = 6;

// Shared HTML cannot know what was read; counted before the first paint, it moves nothing afterwards. What goes on is not finished, or has a next chapter.
const SCRIPT = `try{let n=JSON.parse(localStorage.getItem('${storageKey('readingHistory')}')).rows.filter(r=>!r.finished||r.next).length;document.currentScript.parentElement.dataset.places=Math.min(n,${SHELF_PLACES})}catch{}`;

/** Part of the server's HTML alone: tells the shelf around it how many places it will have. */
export function ShelfScript() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: ownInline(SCRIPT) }} />;
}
