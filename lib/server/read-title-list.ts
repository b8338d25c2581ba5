import 'server-only';

import { cache } from 'react';

import { fetchTitleList } from '@/lib/api/title-list';
import { fetchFreeTitleIds, fetchTicketTitleIds, fetchUpdateTimes } from '@/lib/api/title-marks';
import type { Language } from '@/lib/domain/language';
import type { SearchListType } from '@/lib/domain/search-list';
import type { TitleMarks } from '@/lib/domain/title-marks';
import { limits } from '@/lib/limits';

import { send } from './send';

/** One tab of the manga list for readers of one interface language and a set of content languages. */
export const readTitleList = cache((type: SearchListType, language: Language, languages: readonly Language[]) =>
  fetchTitleList(send, { type, language, languages }),
);

/**
 * What the list's filter offers beyond its tags and labels; of times, those of the last day alone. Whatever of it cannot be had is not
 * offered: the list itself does without.
 */
export const readTitleMarks = cache(async (language: Language, languages: readonly Language[]): Promise<TitleMarks> => {
  const [updatedAt, free, ticket] = await Promise.all([
    fetchUpdateTimes(send).catch(() => []),
    fetchFreeTitleIds(send, { language, languages }).catch(() => new Set<number>()),
    fetchTicketTitleIds(send, { language, languages }).catch(() => new Set<number>()),
  ]);
  // What is no longer new now never will be again, and pages of thousands need not say it.
  const since = Date.now() / 1_000 - limits.newLabelSeconds;
  return { updatedAt: new Map([...updatedAt].filter(([, seconds]) => seconds > since)), free, ticket };
});
