import type { LanguageCode } from '@/lib/wire/language-codes';

/** Something said in some languages. */
export type Texts<T> = Partial<Record<LanguageCode, T>>;

/** What is said in a language, else in English, else in any; undefined where nothing is said at all. */
export function textIn<T>(texts: Texts<T>, language: LanguageCode): T | undefined {
  const spoken = spokenLanguage(texts, language);
  return spoken && texts[spoken];
}

/** The language that `textIn` speaks. */
export function spokenLanguage(texts: Texts<unknown>, language: LanguageCode): LanguageCode | undefined {
  return [language, 'eng' as const, ...(Object.keys(texts) as LanguageCode[])].find(
    (code) => texts[code] !== undefined,
  );
}
