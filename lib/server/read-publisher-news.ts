import 'server-only';

import { cache } from 'react';

import { fetchPublisherNews } from '@/lib/api/publisher-news';
import type { Language } from '@/lib/domain/language';

import { found } from './found';
import { send } from './send';

/** A publisher's news in a language; undefined for a publisher that never was. */
export const readPublisherNews = cache((publisherId: number, language: Language) =>
  found(fetchPublisherNews(send, { publisherId, language })),
);
