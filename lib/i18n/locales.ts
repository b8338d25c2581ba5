import type { Language } from '@/lib/domain/language';

import table from './locales.json';

/** A language of the interface: two letters, the first segment of a path. */
export type Locale = keyof typeof table;

export const DEFAULT_LOCALE: Locale = 'en';
export const LOCALES = Object.keys(table) as readonly Locale[];

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(table, value);
}

/** The locale that a stored choice names: English where its two letters are none of ours, undefined where it is not two letters. */
export function storedLocale(stored: string | undefined): Locale | undefined {
  if (!/^[a-z]{2}$/.test(stored ?? '')) return undefined;
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

/** The content language of a locale's own readers. */
export function languageOf(locale: Locale): Language {
  return table[locale] as Language;
}

/** The locale whose readers speak a content language; undefined for one that has no interface (Italian). */
export function localeOf(language: Language): Locale | undefined {
  return LOCALES.find((locale) => table[locale] === language);
}
