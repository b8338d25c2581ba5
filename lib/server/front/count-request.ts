import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import { timed } from '@/lib/metrics';

/** What a path asks for; the first that fits. */
const KINDS: [RegExp, string][] = [
  [/^\/_next\//, 'built'],
  [/^\/api\//, 'call'],
  [/^\/media\//, 'picture'],
  [/^\/(?:healthz|readyz|metrics|revalidate)$/, 'watch'],
  [/^\/(?:opds|feeds|sitemaps|cards|icons|manifest)(?:\/|$)|\.\w+$/, 'document'],
];

/** Counts and times a request, once it is answered or given up. */
export function countRequest(path: string, { headers }: IncomingMessage, response: ServerResponse): void {
  const stop = timed('requests');
  const [, kind] = KINDS.find(([pattern]) => pattern.test(path)) ?? [
    undefined,
    headers.rsc === undefined ? 'page' : 'data',
  ];
  response.once('close', () => stop({ kind, status: response.writableFinished ? response.statusCode : 'given-up' }));
}
