import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { Catalogue } from '../store/catalogue';

/** The languages there are titles in, and how many; sent beside most views. */
export function languagesMessage({ titleCounts }: Catalogue): wire.ILanguages {
  return {
    defaultUiLanguage: LANGUAGE_CODES.eng,
    defaultContentLanguageOne: LANGUAGE_CODES.eng,
    availableLanguages: [...titleCounts]
      .map(([language, titlesCount]) => ({ language: LANGUAGE_CODES[language], titlesCount }))
      .sort((a, b) => a.language - b.language),
  };
}
