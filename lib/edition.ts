import { LANGUAGES, type Language } from '@/lib/domain/language';
import type { Locale } from '@/lib/i18n/locales';

/** What a shared page depends on besides its address: the interface's locale and the content languages read. */
export interface Edition {
  locale: Locale;
  languages: readonly Language[];
}

const SEPARATOR = '-';
const ORDER = Object.keys(LANGUAGES).sort() as readonly Language[];

/** The path segment and cookie value of a set of languages: sorted, each once, so that one set has one spelling. */
export function formatLanguages(languages: Iterable<Language>): string {
  const set = new Set(languages);
  return ORDER.filter((language) => set.has(language)).join(SEPARATOR);
}

/** Reads such a segment; unknown values are dropped, so the list may come back empty. */
export function parseLanguages(segment: string): Language[] {
  const given = new Set(segment.split(SEPARATOR));
  return ORDER.filter((language) => given.has(language));
}
