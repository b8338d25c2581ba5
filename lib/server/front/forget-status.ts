import 'server-only';

import type { ServerResponse } from 'node:http';

import { isOld } from './is-old';

/**
 * Takes a status back once it is sent with an old page. Next renders the new one with the same response, and where that still said 404 it
 * names the page, and hides it from robots, as if it were not found: for as long as it is kept, whatever is found there by then.
 */
export function forgetStatus(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    writeHead(...args);
    if (isOld(response)) response.statusCode = 200;
    return response;
  }) as typeof writeHead;
}
