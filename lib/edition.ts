import { LANGUAGES, type Language } from '@/lib/domain/language';
import { limits } from '@/lib/limits';

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

/** What stands for the locale's own language where a reader has chosen none. */
export const OWN_LANGUAGE = 'own';

/**
 * The content languages of a page: those that its edition's segment names, and always `own`, the language of its locale. Undefined unless the
 * segment is spelled as `formatLanguages` does.
 */
export function editionLanguages(segment: string, own: Language): readonly Language[] | undefined {
  if (segment === OWN_LANGUAGE) return [own];
  const languages = parseLanguages(segment);
  if (languages.length === 0 || formatLanguages(languages) !== segment) return undefined;
  return parseLanguages(formatLanguages([own, ...languages]));
}

/** Whether pages of a set of languages are kept; sets that few readers share are rendered when asked for. */
export function isKept(languages: readonly Language[]): boolean {
  return languages.length <= limits.keptLanguagesMax || languages.length === ORDER.length;
}
