'use client';

import type { StorageKey } from '@/lib/storage';

import { useStoredText } from './use-stored-text';

/** A choice that this browser remembers: the default until the page is taken over, then what was stored or chosen since. */
export function useStoredChoice<Choice extends string>(
  key: StorageKey,
  read: (stored: string | undefined) => Choice,
): [choice: Choice, choose: (choice: Choice) => void] {
  const [text, store] = useStoredText(key);
  return [read(text), store];
}
