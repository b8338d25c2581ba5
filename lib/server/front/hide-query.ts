import 'server-only';

import type { IncomingMessage } from 'node:http';

import { LOCALES } from '@/lib/i18n/locales';
import { holdsSecret } from '@/lib/routes';

import { QUERY_HEADER } from '../query-header';

/** The router's own, which says what of a page is asked for. */
const ROUTER = '_rsc';

/** What the server itself reads a query of, or leads on with it: files and what is made for programs, the search, what redirects. */
const READS = new RegExp(
  [
    '\\.(?:js|json|txt|xml|atom|svg|png|webp|ico|webmanifest|woff2|map)$|/$',
    '^/(?:opds|feeds|sitemaps|cards|icons|manifest|_next|healthz|readyz|metrics|revalidate)(?:/|$)',
    `^(?:/(?:${LOCALES.join('|')}))?(?:/main)?(?:/(?:search_result|redirecting|ranking|manga_list(?:/(?:all|browser_a|browser_z|updated))?))?$`,
    `^/(?:${LOCALES.join('|')})/rating/\\w+$`,
  ].join('|'),
);

/**
 * Takes its query from a request for a page that is the same for all: Next writes the address by which a page was first asked for into what it keeps,
 * so that everybody would get what one reader followed, or what an app told. The reader's browser has it all the same.
 */
export function hideQuery(path: string, request: IncomingMessage): void {
  delete request.headers[QUERY_HEADER];
  const query = request.url?.split('?').slice(1).join('?');
  const isRead = holdsSecret(path) ? path.endsWith('/') : READS.test(path);
  if (!query || isRead) return;
  const asked = new URLSearchParams(query).get(ROUTER);
  request.headers[QUERY_HEADER] = `?${query}`;
  request.url = path + (asked === null ? '' : `?${ROUTER}=${encodeURIComponent(asked)}`);
}
