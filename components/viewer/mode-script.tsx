'use client';

import { useHydrated } from '@/components/ui/use-hydrated';
import { storageKey } from '@/lib/storage';

// Shared HTML cannot know the reader's mode; set before the first paint, it moves nothing afterwards.
const SCRIPT = `try{if(localStorage.getItem('${storageKey('viewerMode')}')==='horizontal')document.currentScript.parentElement.dataset.mode='horizontal'}catch{}`;

/** Part of the server's HTML alone: puts a stored horizontal mode on the element around it. */
export function ModeScript() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
