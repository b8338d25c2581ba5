'use client';

import { useEffect, useSyncExternalStore } from 'react';

import type { AvailableLanguage } from '@/lib/domain/available-language';

import { availableLanguages, watchAvailableLanguages } from './available-languages';
import { send } from './send';

async function load(): Promise<void> {
  // The answer is told of like all that name the languages.
  await (await import('@/lib/api/languages')).fetchLanguages(send);
}

/** The content languages there are titles in, as the last answer of the origin named them; undefined until then. Asked for where none has yet. */
export function useAvailableLanguages(): readonly AvailableLanguage[] | undefined {
  useEffect(() => {
    if (!availableLanguages()) load().catch(() => undefined);
  }, []);
  return useSyncExternalStore(watchAvailableLanguages, availableLanguages, () => undefined);
}
