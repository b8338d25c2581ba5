import type { Language } from '@/lib/domain/language';

/** Of a series' titles the one in the reader's own language, else the first; undefined where there is none. */
export function preferredTitle<T>(
  titles: readonly T[],
  languageOfTitle: (title: T) => Language,
  language: Language,
): T | undefined {
  return titles.find((title) => languageOfTitle(title) === language) ?? titles[0];
}
