import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import { knowsTag } from '@/lib/knows-tag';

import { encodeOnce } from './encode-once';

/** What says something of a body. */
const OF_BODY = ['content-length', 'content-type', 'content-encoding'];

/**
 * Sends a kept page, which brings its tag along (`page-cache.mjs`), in bytes that are kept too, and tells whoever has it already that it is unchanged.
 * Left to Next, its text would be hashed and encoded for each request, which takes longer than all else that is done for it.
 */
export function sendKept(request: IncomingMessage, response: ServerResponse): void {
  const { rsc, 'if-none-match': known } = request.headers;
  const isData = rsc !== undefined;
  const [setHeader, writeHead, end] = [response.setHeader.bind(response), response.writeHead.bind(response), response.end.bind(response)];
  const tag = () => response.getHeader('etag') as string | undefined;

  // The page's data is no copy of the page.
  if (isData) response.setHeader = (name, value) => setHeader(name, /^etag$/i.test(name) ? String(value).replace(/"$/, '-data"') : value);
  response.writeHead = ((status: number, ...rest: never[]) => {
    const own = tag();
    if (status !== 200 || !own || !knowsTag(known, own)) return writeHead(status, ...rest);
    for (const name of OF_BODY) response.removeHeader(name);
    return writeHead(304);
  }) as typeof writeHead;
  response.end = ((...args: Parameters<typeof end>) => {
    const [body] = args;
    const own = tag();
    // Those of what is not there are asked for by any address.
    if (own && !isData && response.statusCode !== 404 && typeof body === 'string') args[0] = encodeOnce(own, body);
    return end(...args);
  }) as typeof end;
}
