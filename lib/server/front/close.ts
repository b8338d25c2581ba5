import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Closed } from '../switches';

import { askedLocale } from './asked-locale';
import { statePath, states } from './states';

/** The page itself has not changed since it was last asked for, but what stands at this address has; and it is sent whole, to the browser's router too. */
const IGNORED = ['if-none-match', 'if-modified-since', 'rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'];

/** Leads a request to the page of the state that the service is in, whose answer has that state's status and is kept by no cache. */
export function close(request: IncomingMessage, response: ServerResponse, closed: Closed): void {
  const { writeHead } = response;
  const { status } = states[closed.state];
  request.url = statePath(closed.state, askedLocale(request.url ?? '/', request.headers));
  for (const name of IGNORED) delete request.headers[name];
  response.writeHead = (() => {
    response.removeHeader('etag');
    response.setHeader('cache-control', 'no-store');
    if (closed.state === 'maintenance') response.setHeader('retry-after', closed.retryAfter);
    return writeHead.call(response, status);
  }) as typeof writeHead;
}
