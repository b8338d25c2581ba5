import 'server-only';

import { fetchLatestChapters } from '@/lib/api/latest-chapters';
import type { Language } from '@/lib/domain/language';

import { send } from './send';

/** The chapters of a language that came out last, the newest first. */
export const readLatestChapters = (language: Language) => fetchLatestChapters(send, [language]);
