import type { IncomingMessage, ServerResponse } from 'node:http';

const READS = ['GET', 'HEAD'];

/**
 * Refuses methods before any handler runs: Next would render a whole page for a POST, and fails on a TRACE.
 * @param isPage only reads: routes, such as calls of the API, look at their methods by themselves
 * @returns what answers instead
 */
export function checkMethod({ method = '' }: IncomingMessage, response: ServerResponse, isPage: boolean) {
  const isAllowed = READS.includes(method) || (!isPage && method !== 'TRACE');
  if (isAllowed) return undefined;
  return () => {
    // No handler reads the request's body, so Node would keep the connection open until the client has sent all of it.
    response.setHeader('connection', 'close');
    response.setHeader('allow', READS.join(', '));
    response.setHeader('cache-control', 'no-store');
    response.writeHead(405).end();
  };
}
