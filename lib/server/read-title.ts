import 'server-only';

import { cache } from 'react';

import { fetchTitleDetail } from '@/lib/api/title-detail';
import type { Language } from '@/lib/domain/language';

import { found } from './found';
import { send } from './send';

/** A title as anybody sees it; undefined for one that never was. `language` is that of the page's locale. */
export const readTitle = cache((titleId: number, language: Language) =>
  found(fetchTitleDetail(send, { titleId, languages: [language] })),
);
