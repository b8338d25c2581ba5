import 'server-only';

import { fetchGenres } from '@/lib/api/genres';
import type { Tag } from '@/lib/domain/label';
import type { Language } from '@/lib/domain/language';

import { send } from './send';

/** The genres that whoever searches for nothing yet is offered; none where they cannot be had: the page does without. */
export const readGenres = (language: Language, languages: readonly Language[]): Promise<Tag[]> =>
  fetchGenres(send, { language, languages }).catch(() => []);
