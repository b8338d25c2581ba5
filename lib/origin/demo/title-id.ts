import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';

/** The id of a series' title in a language. */
export function titleIdOf(seriesId: number, language: LanguageCode): number {
  return seriesId * 10 + LANGUAGE_CODES[language];
}
