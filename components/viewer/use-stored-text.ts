'use client';

import { useSyncExternalStore } from 'react';

import { storage, type StorageKey } from '@/lib/storage';

/** What a full or blocked storage did not keep stays for as long as the page. */
const unkept = new Map<StorageKey, string>();
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** A text to remember, or what makes it of the one that is remembered by then. */
type Next = string | ((text: string | undefined) => string);

/** A text that this browser remembers, the same for all who ask, in other tabs too: undefined until the page is taken over. */
export function useStoredText(key: StorageKey): [text: string | undefined, store: (next: Next) => void] {
  const read = () => unkept.get(key) ?? storage.read(key);
  return [
    useSyncExternalStore(subscribe, read, () => undefined),
    (change) => {
      const next = typeof change === 'string' ? change : change(read());
      unkept.delete(key);
      if (!storage.write(key, next)) unkept.set(key, next);
      listeners.forEach((changed) => changed());
    },
  ];
}
