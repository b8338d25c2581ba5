'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import type { Language } from '@/lib/domain/language';
import { languageOf } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { storage } from '@/lib/storage';

import { keepLanguages } from './edition-choice';
import { readStored, toggled } from './model/content-languages';

/** The content languages this browser reads, the interface's own first; unknown to the server's HTML. */
export function useContentLanguages() {
  const own = languageOf(useLocale());
  const router = useRouter();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<readonly Language[]>();
  const languages = chosen ?? (hydrated ? readStored(storage.read('contentsV2'), own) : undefined);

  function toggle(language: Language) {
    const next = toggled(languages ?? [own], language);
    setChosen(next);
    keepLanguages(next);
    router.refresh();
  }

  return { own, languages, toggle };
}
