import 'server-only';

import type { IncomingMessage } from 'node:http';

import { COOKIES } from '@/lib/cookies';
import { holdsSecret } from '@/lib/routes';
import { closedInit } from '@/lib/switches/closed-init';
import { dependsOnCountry, type Closed } from '@/lib/switches/switches';

import { ending } from '../../ending';
import { AGAIN_HEADER } from '../again-header';
import { askedLocale } from '../asked-locale';
import { statePath } from '../states';
import { variesBy } from '../varies-by';

/** How a request is answered by a kept page. */
export interface Expected {
  /** All that decides it. */
  key: string;
  status: number;
  /** What its Cache-Control begins with. */
  freshness: string;
  /** The address of the page that stands in place of what was asked for. */
  standIn?: string;
}

/** As it is written, so that whatever Next may read in two ways has two keys; it takes white space off around a name. */
const COOKIE = new RegExp(`(?:^|;)\\s*((?:${Object.values(COOKIES).join('|')})\\s*=[^;]*)`, 'g');
/** What Next's router asks for parts of a page with, what a proxy of its own would tell it, and what we ask ourselves with. */
const APART = new RegExp(
  `^(?:rsc|next-|x-nextjs-|x-middleware-|x-matched-path|x-invoke-|x-now-|x-prerender-|${AGAIN_HEADER})`,
);

/**
 * What a kept page answers a request with; undefined where more would have to be known than can be told here, and while this process ends.
 * @param path as it was asked for: within `request.url` the query may be hidden already
 * @param closed what keeps the reader out: he gets the page that says so, whichever he asked for
 */
export function expectedAnswer(
  path: string,
  { method, url, headers }: IncomingMessage,
  closed: Closed | undefined,
): Expected | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || ending.hasBegun()) return undefined;
  for (const name in headers) if (APART.test(name)) return undefined;
  const varies = variesBy(path);
  const encoding = headers['accept-encoding'];
  if (closed) {
    // Its headers are its own.
    if (holdsSecret(path)) return undefined;
    const { status, headers: said } = closedInit(closed);
    const standIn = statePath(closed.state, askedLocale(path, headers));
    return {
      key: [status, ...Object.values(said), standIn, varies, encoding].join('\n'),
      status,
      freshness: said['cache-control']!,
      standIn,
    };
  }
  const cookies = varies ? [...(headers.cookie ?? '').matchAll(COOKIE)].map(([, pair]) => pair) : [];
  const accepted = varies?.includes('Accept-Language') ? headers['accept-language'] : '';
  // Proxies may not keep what they would show to those who are kept out.
  const freshness = dependsOnCountry() ? 'private' : 's-maxage=';
  return { key: [url, freshness, encoding, accepted, ...cookies].join('\n'), status: 200, freshness };
}
