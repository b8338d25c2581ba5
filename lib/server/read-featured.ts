import 'server-only';

import { cache } from 'react';

import { fetchFeatured } from '@/lib/api/featured';
import type { Language } from '@/lib/domain/language';

import { send } from './send';

/** The featured page for readers of one interface language and a set of content languages. */
export const readFeatured = cache((language: Language, languages: readonly Language[]) =>
  fetchFeatured(send, { language, languages }),
);
