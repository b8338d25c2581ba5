import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import { closedTo } from '../switches';

import { close } from './close';
import { sayWhatVaries } from './say-what-varies';
import { standIn } from './stand-in';
import { isStatePage } from './states';

/** What a closed service answers as ever: what its own page is made of, and what says that nothing here is for robots. */
const OPEN = /^\/(?:_next\/|icon\.svg|robots\.txt(?:\?|$))/;
/** What answers for itself, a closed service included. */
const CALLS = /^\/(?:api|media)\//;

/** Sees each request before Next does. */
export function receive(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', headers } = request;
  if (OPEN.test(url) || CALLS.test(url)) return;
  sayWhatVaries(request, response);
  const closed = closedTo((name) => headers[name] as string | undefined);
  if (closed) close(request, response, closed);
  // The browser asks for the whole page where a part of it, the router's, has failed.
  else if (headers.rsc === undefined && !isStatePage(url)) standIn(request, response);
}
