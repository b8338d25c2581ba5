'use client';

import { useCallback, useDeferredValue, useMemo, useState } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import { storage, type StorageKey } from '@/lib/storage';

import { parseSelection, type Selection } from './model/selection';

/** Where each part is kept while the browser's tab is open. */
export const SELECTION_KEYS = {
  only: 'search_only',
  tag: 'search_tag',
  label: 'search_label',
  sort: 'search_sort',
} as const satisfies Record<keyof Selection, StorageKey>;

const parts = Object.keys(SELECTION_KEYS) as (keyof Selection)[];

const readSelection = () =>
  parseSelection(Object.fromEntries(parts.map((part) => [part, storage.read(SELECTION_KEYS[part])])));

function keepSelection(selection: Selection) {
  for (const part of parts) {
    const value = selection[part];
    if (value === undefined) storage.remove(SELECTION_KEYS[part]);
    else storage.write(SELECTION_KEYS[part], value);
  }
}

/**
 * What the reader chose, kept over tabs, Back and reloads; nothing in the server's HTML. `followed` is what the list is drawn by: of a choice that is made, a moment later.
 */
export function useSelection() {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Selection>();
  const kept = useMemo<Selection>(() => (hydrated ? readSelection() : {}), [hydrated]);
  const followed = useDeferredValue(chosen) ?? kept;
  const setSelection = useCallback((next: Selection) => {
    keepSelection(next);
    setChosen(next);
  }, []);
  return { selection: chosen ?? kept, followed, setSelection };
}
