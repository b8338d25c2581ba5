import 'server-only';

import { fetchSiteLinks } from '@/lib/api/site-links';

import { lastAnswer } from './last-answer';

/** The publisher's places elsewhere, as the origin answers. */
export const readPublishedLinks = lastAnswer(fetchSiteLinks, {});
