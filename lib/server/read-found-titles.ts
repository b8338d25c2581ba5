import 'server-only';

import { cache } from 'react';

import { searchTitles } from '@/lib/api/search-titles';
import type { Language } from '@/lib/domain/language';

import { send } from './send';

/** What a keyword finds among titles of a set of content languages. */
export const readFoundTitles = cache((keyword: string, language: Language, languages: readonly Language[]) =>
  searchTitles(send, { keyword, language, languages }),
);
