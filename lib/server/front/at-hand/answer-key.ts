import 'server-only';

import type { IncomingMessage } from 'node:http';

import { COOKIES } from '@/lib/cookies';
import { dependsOnCountry } from '@/lib/switches/switches';

import { ending } from '../../ending';
import { AGAIN_HEADER } from '../again-header';
import { variesBy } from '../varies-by';

const COOKIE = new RegExp(`(?:^|;)\\s*((?:${Object.values(COOKIES).join('|')})=[^;]*)`, 'g');
/** What Next's router asks for parts of a page with, what a proxy of its own would tell it, and what we ask ourselves with. */
const APART = new RegExp(`^(?:rsc|next-|x-nextjs-|x-middleware-|x-matched-path|x-invoke-|x-now-|x-prerender-|${AGAIN_HEADER})`);

/**
 * All of a request that decides how its kept page is answered; undefined where more than that would have to be known, or what is answered hangs on the
 * moment: while countries are kept out, and while this process ends.
 * @param path as it was asked for: within `request.url` the query may be hidden already
 */
export function answerKey(path: string, { method, url, headers }: IncomingMessage): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || dependsOnCountry() || ending.hasBegun()) return undefined;
  for (const name in headers) if (APART.test(name)) return undefined;
  const varies = variesBy(path);
  const cookies = varies ? [...(headers.cookie ?? '').matchAll(COOKIE)].map(([, pair]) => pair) : [];
  const accepted = varies?.includes('Accept-Language') ? headers['accept-language'] : '';
  return [url, headers['accept-encoding'], accepted, ...cookies].join('\n');
}
