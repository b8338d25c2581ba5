import type { Language } from '@/lib/domain/language';
import { DEFAULT_LOCALE, isLocale, languageOf } from '@/lib/i18n/locales';

import { chosenLocale } from '../service-locale';

/** The language that the reader is spoken to: of the interface that he chose, else of the page that he is on. */
export function serviceLanguage(): Language {
  const { lang } = document.documentElement;
  return languageOf(chosenLocale() ?? (isLocale(lang) ? lang : DEFAULT_LOCALE));
}
