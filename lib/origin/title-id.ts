import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';

/** The id of a series' title, or a publisher's banner, in a language: it names the language, which its pictures' addresses rely on. */
export function titleIdOf(seriesId: number, language: LanguageCode): number {
  return seriesId * 10 + LANGUAGE_CODES[language];
}

/** The series of a title. */
export function seriesIdOf(titleId: number): number {
  return Math.floor(titleId / 10);
}

/** The language of such an id; undefined for one that has none. */
export function languageOf(id: number): LanguageCode | undefined {
  return (Object.keys(LANGUAGE_CODES) as LanguageCode[]).find((code) => LANGUAGE_CODES[code] === id % 10);
}
