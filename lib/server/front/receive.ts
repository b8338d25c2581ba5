import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import { CLOSED_HEADER } from '../closed-header';

import { markClosed } from './mark-closed';
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
  // Whoever asks cannot mark a request; what is open as ever is not marked by us either.
  delete headers[CLOSED_HEADER];
  if (OPEN.test(url) || CALLS.test(url)) return;
  sayWhatVaries(request, response);
  if (markClosed(request)) return;
  // The browser asks for the whole page where a part of it, the router's, has failed.
  if (headers.rsc === undefined && !isStatePage(url)) standIn(request, response);
}
