import 'server-only';

import { cache } from 'react';

import { fetchHome } from '@/lib/api/home';
import type { Language } from '@/lib/domain/language';

import { send } from './send';

/** Home for readers of one interface language and a set of content languages (spelled as an edition's segment). */
export const readHome = cache((language: Language, languages: readonly Language[]) =>
  fetchHome(send, { language, languages }),
);
