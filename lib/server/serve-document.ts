import 'server-only';

import { createHash } from 'node:crypto';

import { OriginError } from '@/lib/domain/origin-error';
import { knowsTag } from '@/lib/knows-tag';
import { limits } from '@/lib/limits';
import { log } from '@/lib/log/log';

import { siteUrl } from './site-url';

/** As pages, so that a document is a minute old at most behind a shared cache. Feed readers ask each time, and their ETag makes that a 304. */
const CACHED = `public, max-age=0, s-maxage=${limits.pageFreshSeconds}, stale-while-revalidate=${limits.pageRenewSeconds}`;
/** Where the operator has not said where the site is, a document names the host that it was asked by, who can make one up: no cache in between keeps it. */
const OWN = 'private, max-age=60';
const RETRY_SECONDS = 60;

/**
 * A document for programs, such as a sitemap or feed: 304 to who has it already, 404 where `make` gives none or the origin knows none, 451
 * where the origin serves no such country, and 503 while it fails.
 */
export async function serveDocument(
  request: Request,
  type: string,
  make: () => Promise<string | undefined>,
): Promise<Response> {
  let text: string | undefined;
  try {
    text = await make();
  } catch (error) {
    if (!(error instanceof OriginError && error.isNotFound)) return failed(error);
  }
  if (text === undefined)
    return new Response('There is no such document.\n', { status: 404, headers: plain('public, max-age=60') });
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  // Programs in browsers may read it too: nothing in it is anybody's own.
  const headers = {
    'content-type': type,
    'cache-control': siteUrl() ? CACHED : OWN,
    etag,
    'access-control-allow-origin': '*',
  };
  return knowsTag(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers });
}

function failed(error: unknown): Response {
  if (error instanceof OriginError && error.action === 'geo-blocked') {
    return new Response('This is not offered in your country.\n', { status: 451, headers: plain('no-store') });
  }
  log({ level: 'warn', call: 'document', status: 503, message: 'It could not be made', error });
  return new Response('The service cannot answer now. Please try again in a minute.\n', {
    status: 503,
    headers: { ...plain('no-store'), 'retry-after': String(RETRY_SECONDS) },
  });
}

const plain = (caching: string) => ({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': caching });
