import 'server-only';

import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';

import { LANGUAGES } from '@/lib/domain/language';
import { LOCALES } from '@/lib/i18n/locales';

import { QUERY_HEADER } from '../query-header';

/** The router's own, which says what of a page is asked for. */
const ROUTER = '_rsc';

const LOCALE = `(?:${LOCALES.join('|')})`;
const PREFIX = `(?:/${LOCALE})?`;

/** What Next leads on from, with its query, before anybody looks at it: the redirects of next.config.mjs. */
const LEADS_ON = new RegExp(
  [
    `^/(?!_next|(?:${LOCALE}(?:/main)?|main)/$).+/$`,
    `^${PREFIX}(?:/main)?/(?:ranking|manga_list(?:/(?:all|browser_a|browser_z|updated))?)$`,
    `^/${LOCALE}/rating/(?:${[...LOCALES, ...Object.keys(LANGUAGES)].join('|')})$`,
  ].join('|'),
);
/** What reads its query, and is kept for nobody: the entrances, what asks before it leads elsewhere, and the catalogue for reading apps. */
const READS = new RegExp(
  [`^${PREFIX}(?:/main)?/?$`, `^${PREFIX}/redirecting$`, '^/opds/[^/]+/(?:search|titles(?:/[^/]+)?)$'].join('|'),
);
const SEARCH = new RegExp(`^${PREFIX}(?:/main)?/search_result$`);

/** Whether Next renders a search for who asks, as next.config.mjs says; all others get the page that is kept. */
const isSearch = (path: string, query: string, { headers }: IncomingMessage) =>
  SEARCH.test(path) && !headers.rsc && Boolean(parse(query).keyword);

/**
 * Takes its query from a request for a page that is the same for all: Next writes the address by which a page was first asked for into what it keeps,
 * so that everybody would get what one reader followed or searched for, or what an app told. The reader's browser has it all the same. What may read a query is
 * listed, so that none stays with an address that leads nowhere, whose page all share.
 * @param isClosed the page that says so is shown, which is kept, too
 */
export function hideQuery(path: string, request: IncomingMessage, isClosed = false): void {
  delete request.headers[QUERY_HEADER];
  const query = request.url?.split('?').slice(1).join('?');
  if (!query) return;
  const isRead = LEADS_ON.test(path) || (!isClosed && (READS.test(path) || isSearch(path, query, request)));
  // Written in a roundabout way it may be another address to Next than to us.
  if (isRead && request.url === `${path}?${query}`) return;
  const asked = request.headers.rsc && new URLSearchParams(query).get(ROUTER);
  request.headers[QUERY_HEADER] = `?${query}`;
  request.url = path + (typeof asked === 'string' ? `?${ROUTER}=${encodeURIComponent(asked)}` : '');
}
