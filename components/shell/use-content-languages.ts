'use client';

import { useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';

import { keepContentLanguages, readContentLanguages, watchContentLanguages } from '@/lib/client/content-languages';
import type { Language } from '@/lib/domain/language';
import { languageOf } from '@/lib/i18n/locales';

import { toggled } from './model/toggled';

/** The content languages this browser reads, the interface's own first; that one alone in the server's HTML. */
export function useContentLanguages() {
  const own = languageOf(useLocale());
  const read = () => readContentLanguages(own).join();
  const languages = useSyncExternalStore(watchContentLanguages, read, () => own).split(',') as Language[];

  return { own, languages, toggle: (language: Language) => keepContentLanguages(toggled(languages, language)) };
}
