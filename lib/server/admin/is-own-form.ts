import 'server-only';

/**
 * Whether a form may have been sent from our own page, as far as the browser tells. Our pages send no referrer, so that browsers send `null` for their
 * origin: then Sec-Fetch-Site tells, and where a browser knows no such header the token of the session alone.
 */
export function isOwnForm(headers: Pick<Headers, 'get'>, base: string): boolean {
  const from = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (from !== null && from !== 'same-origin') return false;
  return origin === null || origin === 'null' || origin === base;
}
