import 'server-only';

import { LOCALES } from '@/lib/i18n/locales';

const PREFIX = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`);
/** What answers every reader alike, as middleware.ts leaves it alone: files, calls, and pages that name their language themselves. */
const ALIKE = /^\/(?:(?:api|media|opds|feeds|sitemaps|cards|webview|terms_web_ja|_next)(?:\/|$)|rating\/|.*\.)/;
/** Pages that are made for a set of content languages. */
const OF_LANGUAGES = /^(?:\/main)?\/(?:updates|featured|ranking|manga_list|search_result)(?:\/|$)/;

/**
 * The request headers that decide what is answered at an address: without a locale before it, the reader's; and where content languages are
 * read, the cookie that names them. Undefined where everybody is answered alike.
 */
export function variesBy(url: string): string | undefined {
  const path = url.split('?')[0]!;
  const page = path.replace(PREFIX, '');
  if (page === path) return ALIKE.test(path) ? undefined : 'Accept-Language, Cookie';
  return OF_LANGUAGES.test(page) ? 'Cookie' : undefined;
}
