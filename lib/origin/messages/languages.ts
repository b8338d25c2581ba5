import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { Catalogue } from '../store/catalogue';

/** The languages there are titles in, and how many; sent beside most views. */
export function languagesMessage({ titles }: Catalogue): wire.ILanguages {
  const counts = new Map<number, number>();
  for (const { language } of titles.values()) counts.set(LANGUAGE_CODES[language], (counts.get(LANGUAGE_CODES[language]) ?? 0) + 1);
  return {
    defaultUiLanguage: LANGUAGE_CODES.eng,
    defaultContentLanguageOne: LANGUAGE_CODES.eng,
    availableLanguages: [...counts].sort(([a], [b]) => a - b).map(([language, titlesCount]) => ({ language, titlesCount })),
  };
}
