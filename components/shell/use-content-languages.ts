'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import { readContentLanguages } from '@/lib/client/content-languages';
import type { Language } from '@/lib/domain/language';
import { languageOf } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';

import { keepLanguages } from './edition-choice';
import { toggled } from './model/toggled';

/** The content languages this browser reads, the interface's own first; that one alone in the server's HTML. */
export function useContentLanguages() {
  const own = languageOf(useLocale());
  const router = useRouter();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<readonly Language[]>();
  const languages = chosen ?? (hydrated ? readContentLanguages(own) : [own]);

  function toggle(language: Language) {
    const next = toggled(languages, language);
    setChosen(next);
    keepLanguages(next);
    router.refresh();
  }

  return { own, languages, toggle };
}
