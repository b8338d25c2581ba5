import 'server-only';

import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** Where one of the site's own pages takes long, the site is busy: whoever waits then is better off than who is shown nothing. Two in a row come before a proxy gives up. */
const TIMEOUT_MS = 20_000;

export interface StatePage {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks the server that a request came to for one of its own pages, encoded as the request accepts it; undefined where none comes.
 * @param passed headers of the request that it is told too
 * @param added headers that it is told beside those
 */
export function statePage(
  { socket, headers }: IncomingMessage,
  path: string,
  passed: readonly string[] = [],
  added: Record<string, string> = {},
): Promise<StatePage | undefined> {
  return new Promise((resolve) => {
    const asked = ask({
      host: socket.localAddress,
      port: socket.localPort,
      path,
      headers: {
        host: headers.host,
        'accept-encoding': headers['accept-encoding'] ?? 'identity',
        ...Object.fromEntries(passed.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
        ...added,
      },
      timeout: TIMEOUT_MS,
      // A connection that was kept may be closed by the server in the moment in which it is used again.
      agent: false,
    });
    asked.on('response', (page) => {
      const chunks: Buffer[] = [];
      page.on('data', (chunk: Buffer) => chunks.push(chunk));
      page.on('end', () => resolve({ status: page.statusCode!, headers: page.headers, body: Buffer.concat(chunks) }));
      page.on('error', () => resolve(undefined));
    });
    asked.on('timeout', () => asked.destroy(new Error('timeout')));
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}
