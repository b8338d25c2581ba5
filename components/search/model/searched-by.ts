import type { AvailableLanguage } from '@/lib/domain/available-language';
import { limits } from '@/lib/limits';

export type SearchedBy = 'browser' | 'origin';

/** Who searches a catalogue with so many titles: up to a limit the browser takes them all, and finds with each letter; from there on it asks the origin. */
export function searchedBy(available: readonly AvailableLanguage[]): SearchedBy {
  const titles = available.reduce((sum, { titlesCount }) => sum + titlesCount, 0);
  return titles <= limits.searchedTitlesMax ? 'browser' : 'origin';
}
