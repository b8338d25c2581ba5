import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import { knowsTag } from '@/lib/knows-tag';

import type { Answer } from './answers-at-hand';

/** What is said of a body alone. */
const OF_BODY = /^content-(?:type|encoding)$/;

/** Answers as somebody else has been answered; whoever has the page already is told that it is unchanged. */
export function sendAnswer(
  { status, tag, headers, body }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isKnown = knowsTag(request.headers['if-none-match'], tag);
  for (const [name, value] of Object.entries(headers))
    if (!(isKnown && OF_BODY.test(name))) response.setHeader(name, value!);
  if (isKnown) response.writeHead(304).end();
  else
    response.writeHead(status, { 'content-length': body.byteLength }).end(request.method === 'HEAD' ? undefined : body);
}
