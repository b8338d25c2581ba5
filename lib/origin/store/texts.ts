import type { LanguageCode } from '@/lib/wire/language-codes';

/** Something said in some languages. */
export type Texts<T> = Partial<Record<LanguageCode, T>>;

/** What is said in a language, else in English, else in any; undefined where nothing is said at all. */
export function textIn<T>(texts: Texts<T>, language: LanguageCode): T | undefined {
  return texts[language] ?? texts.eng ?? Object.values(texts)[0];
}
