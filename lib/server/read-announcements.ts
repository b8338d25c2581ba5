import 'server-only';

import { cache } from 'react';

import { fetchAnnouncements } from '@/lib/api/announcements';
import type { Language } from '@/lib/domain/language';

import { send } from './send';

/** What the service announces, in a language. */
export const readAnnouncements = cache((language: Language) => fetchAnnouncements(send, { language }));
