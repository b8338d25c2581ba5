import 'server-only';

import { cache } from 'react';

import { fetchRanking } from '@/lib/api/ranking';
import type { Language } from '@/lib/domain/language';
import type { RankingType } from '@/lib/domain/ranking';

import { send } from './send';

/** One tab of the ranking for readers of one interface language and a set of content languages. */
export const readRanking = cache((type: RankingType, language: Language, languages: readonly Language[]) =>
  fetchRanking(send, { type, language, languages }),
);
