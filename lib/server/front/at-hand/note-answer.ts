import 'server-only';

import type { ServerResponse } from 'node:http';

import { chunkBytes } from '../chunk-bytes';

import { answersAtHand } from './answers-at-hand';
import type { Expected } from './expected-answer';

/** What says how one reader came, and how long it is that was sent to him. */
const NOT_ITS_OWN = /^(?:strict-transport-security|content-length|transfer-encoding|connection|keep-alive|date)$/;

/** Whether Next answers as expected, with a page that it has kept and that is as good as new. */
function isKept(response: ServerResponse, { status, freshness, standIn = '' }: Expected): boolean {
  const said = (name: string) => String(response.getHeader(name) ?? '');
  return (
    response.statusCode === status &&
    said('x-middleware-rewrite') === standIn &&
    said('x-nextjs-cache') === 'HIT' &&
    said('etag') !== '' &&
    said('cache-control').startsWith(freshness) &&
    said('content-type').startsWith('text/html')
  );
}

/** Keeps an answer at hand, as it is sent, where it is a kept page. */
export function noteAnswer(expected: Expected, response: ServerResponse): void {
  // Whatever the catalogue becomes meanwhile, the answer is from before.
  const at = Date.now();
  const chunks: Buffer[] = [];
  const [write, end] = [response.write.bind(response), response.end.bind(response)];

  function note([chunk, encoding]: readonly unknown[]): void {
    if (isKept(response, expected)) chunks.push(...chunkBytes(chunk, encoding));
  }

  response.write = ((...args: Parameters<typeof write>) => {
    note(args);
    return write(...args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    note(args);
    if (response.req.method === 'GET' && isKept(response, expected)) {
      const headers = Object.fromEntries(
        Object.entries(response.getHeaders()).filter(([name]) => !NOT_ITS_OWN.test(name)),
      );
      answersAtHand.keep(
        expected.key,
        { status: expected.status, tag: String(response.getHeader('etag')), headers, body: Buffer.concat(chunks) },
        at,
      );
    }
    return end(...args);
  }) as typeof end;
}
