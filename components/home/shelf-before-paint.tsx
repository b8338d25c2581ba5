import { ownInline } from '@/components/ui/own-inline';
import { storageKey } from '@/lib/storage';

import { SHELF_PLACES } from './model/shelf-places';

// Shared HTML cannot know what was read; counted before the first paint, it moves nothing afterwards. What goes on is not finished, or has a next chapter.
const SCRIPT = `try{let n=JSON.parse(localStorage.getItem('${storageKey('readingHistory')}')).rows.filter(r=>!r.finished||r.next).length;if(n)document.documentElement.dataset.places=Math.min(n,${SHELF_PLACES})}catch{}`;

/** Stands in the document's head, where no style sheet holds it up: tells home's shelf how many places it will have. A server's component: no browser has a use for its text but in HTML. */
export function ShelfBeforePaint() {
  return <script dangerouslySetInnerHTML={{ __html: ownInline(SCRIPT) }} />;
}
