import 'server-only';

import { fetchSiteWords } from '@/lib/api/site-words';
import type { SiteWords } from '@/lib/domain/site-words';
import { languageOf, type Locale } from '@/lib/i18n/locales';

import { lastAnswer } from './last-answer';

const readAll = lastAnswer(fetchSiteWords, {});

/** What the publisher's site says of itself in a locale; empty where the publisher says nothing in its language. */
export async function readSiteWords(locale: Locale): Promise<SiteWords> {
  return (await readAll())[languageOf(locale)] ?? {};
}
