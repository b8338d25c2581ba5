import { LANGUAGES, type Language } from '@/lib/domain/language';
import { storage } from '@/lib/storage';

/** The content languages in a stored list, "eng,esp": known ones, each once, and always the interface's own, which comes first. */
export function parseContentLanguages(stored: string | undefined, own: Language): Language[] {
  const known = (stored ?? '').split(',').filter((code): code is Language => Object.hasOwn(LANGUAGES, code));
  return [...new Set([own, ...known])];
}

/** The list as it is stored. */
export function formatContentLanguages(languages: readonly Language[]): string {
  return languages.join(',');
}

/** The content languages this browser reads; `own` is the interface's. */
export function readContentLanguages(own: Language): Language[] {
  return parseContentLanguages(storage.read('contentsV2'), own);
}

/** Keeps them for this browser's calls. */
export function storeContentLanguages(languages: readonly Language[]): void {
  storage.write('contentsV2', formatContentLanguages(languages));
}
