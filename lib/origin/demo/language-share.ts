import type { LanguageCode } from '@/lib/wire/language-codes';

/** How many read a series in each language, for one that reads it in English. */
export const LANGUAGE_SHARE: Record<LanguageCode, number> = {
  eng: 1,
  esp: 0.8,
  ptb: 0.5,
  ind: 0.45,
  fra: 0.4,
  tha: 0.3,
  vie: 0.25,
  rus: 0.2,
  deu: 0.15,
  ita: 0.1,
};
