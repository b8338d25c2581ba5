import 'server-only';

import { searchTitles } from '@/lib/api/search-titles';
import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';
import { limits } from '@/lib/limits';

import { send } from './send';
import { createTtlCache } from './ttl-cache';

const read = createTtlCache<Series[]>({
  ttlMs: limits.foundTitlesMs,
  maxWeight: limits.foundTitlesCachedMax,
  // One that finds nothing has its key.
  weightOf: ({ length }) => length + 1,
});

/** What a keyword finds among titles of a set of content languages, as it was up to `limits.foundTitlesMs` ago. */
export function readFoundTitles(
  keyword: string,
  language: Language,
  languages: readonly Language[],
): Promise<readonly Series[]> {
  const key = [language, languages.join('-'), keyword].join(' ');
  return read(key, () => searchTitles(send, { keyword, language, languages }));
}
