'use client';

import { useLayoutEffect, useRef } from 'react';

import { ownInline } from '@/components/ui/own-inline';
import { useHydrated } from '@/components/ui/use-hydrated';
import { storageKey } from '@/lib/storage';

import { SELECTION_KEYS } from './use-selection';

const KEYS = JSON.stringify(Object.values(SELECTION_KEYS).map(storageKey));

// The server's list is whole and in its own order: a reader who chose otherwise sees none of it before his own is there.
const SCRIPT = `try{if(${KEYS}.some(k=>sessionStorage.getItem(k)))document.currentScript.parentElement.dataset.waits=''}catch{}`;

/** Part of the server's HTML alone: marks the element around it while the reader's stored choice is not applied yet. */
export function HideUntilChosen() {
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: ownInline(SCRIPT) }} />;
}

/** A ref for that element: takes the mark off in time with the first list of the reader's own choice. */
export function useShownOnceChosen() {
  const frame = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (hydrated) delete frame.current?.dataset.waits;
  }, [hydrated]);
  return frame;
}
