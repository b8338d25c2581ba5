'use client';

import { useState } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import { storage, type StorageKey } from '@/lib/storage';

/** A choice that this browser remembers: the default until the page is taken over, then what was stored or chosen since. */
export function useStoredChoice<Choice extends string>(
  key: StorageKey,
  read: (stored: string | undefined) => Choice,
): [choice: Choice, choose: (choice: Choice) => void] {
  const [chosen, setChosen] = useState<Choice>();
  const hydrated = useHydrated();
  const choice = chosen ?? read(hydrated ? storage.read(key) : undefined);
  return [
    choice,
    (next) => {
      storage.write(key, next);
      setChosen(next);
    },
  ];
}
