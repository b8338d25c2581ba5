import 'server-only';

import { cache } from 'react';

import { searchTitles } from '@/lib/api/search-titles';
import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';
import { limits } from '@/lib/limits';

import { send } from './send';

/** What a keyword finds among titles of a set of content languages; what no name is as long as finds nothing, unasked. */
export const readFoundTitles = cache((keyword: string, language: Language, languages: readonly Language[]): Promise<Series[]> =>
  keyword.length > limits.keywordMaxLength ? Promise.resolve([]) : searchTitles(send, { keyword, language, languages }),
);
