'use client';

import { useMemo } from 'react';

import { keysOf, keysText, type Keys } from './model/keys';
import { useStoredText } from './use-stored-text';

/** Which keys ask for what, and a way to give them otherwise. The defaults until the page is taken over. */
export function useKeys(): [keys: Keys, change: (keys: Keys) => void] {
  const [text, store] = useStoredText('viewerKeys');
  return [useMemo(() => keysOf(text), [text]), (keys) => store(keysText(keys))];
}
