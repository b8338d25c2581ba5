import 'server-only';

import { searchTitles } from '@/lib/api/search-titles';
import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';
import { limits } from '@/lib/limits';
import { TtlCache } from '@/lib/ttl-cache';

import { send } from './send';

const cache = new TtlCache<Series[]>({
  ttlMs: limits.foundTitlesMs,
  maxSize: limits.foundTitlesCachedMax,
  // A search that finds nothing takes room for its key.
  sizeOf: ({ length }) => length + 1,
});

/** What a keyword finds among titles of a set of content languages, as it was up to `limits.foundTitlesMs` ago. */
export function readFoundTitles(
  keyword: string,
  language: Language,
  languages: readonly Language[],
): Promise<readonly Series[]> {
  const key = [language, languages.join('-'), keyword].join(' ');
  return cache.getOrSet(key, () => searchTitles(send, { keyword, language, languages }));
}
