import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import { CLOSED_HEADER } from '../closed-header';

import { countRequest } from './count-request';
import { forgetStatus } from './forget-status';
import { hideQuery } from './hide-query';
import { markClosed } from './mark-closed';
import { sayWhatVaries } from './say-what-varies';
import { standIn } from './stand-in';
import { isStatePage } from './states';

/** What a closed service answers as ever: what its own page is made of, what says that nothing here is for robots, and whoever watches over the process. */
const OPEN = /^\/(?:_next\/static\/|icon\.svg$|robots\.txt$|(?:healthz|readyz|metrics)$)/;
/** What answers for itself, a closed service included. */
const CALLS = /^\/(?:api|media)\//;

/** Sees each request before Next does. */
export function receive(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', headers } = request;
  const path = resolvedPath(url);
  countRequest(path, request, response);
  // Whoever asks cannot mark a request; what is open as ever is not marked by us either.
  delete headers[CLOSED_HEADER];
  if (OPEN.test(path) || CALLS.test(path)) return;
  hideQuery(path, request);
  sayWhatVaries(path, response);
  forgetStatus(response);
  if (markClosed(request)) return;
  // The browser asks for the whole page where a part of it, the router's, has failed.
  if (headers.rsc === undefined && !isStatePage(path)) standIn(request, response);
}

/** What Next serves for an address: `/_next/../titles/1` is a page. */
function resolvedPath(url: string): string {
  return URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname : url;
}
