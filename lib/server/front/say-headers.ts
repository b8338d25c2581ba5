import 'server-only';

import { type IncomingMessage, ServerResponse } from 'node:http';

import { answerHeaders } from '@/lib/answer-headers';
import { comesSecurely } from '@/lib/comes-securely';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';

import { POLICY_HEADER } from './policy/say-policy';

/** Of what is no page and brings no policy of its own, such as a feed, a file or a redirect. */
const LEAST_POLICY = "frame-ancestors 'none'";

// Read once: the environment is checked anew at each reading.
let publicUrl: string | undefined | null = null;

/** Sets what every answer says. @param isCall whether a call or a picture is asked for, and no document */
export function sayHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { isCall, trustsProxy }: { isCall: boolean; trustsProxy: boolean },
): void {
  if (publicUrl === null) publicUrl = readEnv().publicUrl;
  const isSecure = comesSecurely(request, { publicUrl, trustsProxy });
  for (const [name, value] of answerHeaders({ isDocument: !isCall, isSecure })) response.setHeader(name, value);
  response.writeHead = writeHead;
}

/**
 * Leads on without what was asked, or home, where whoever asks has made the way too long: a proxy takes an answer whose headers it has no room for as a failure of
 * the site, and leaves the site alone after some. `Refresh`, of Next, says the way a second time, for browsers that are no more.
 */
function shortenWay(response: ServerResponse): void {
  const way = response.getHeader('location');
  if (way === undefined) return;
  response.removeHeader('refresh');
  if (String(way).length <= limits.locationMaxLength) return;
  const [path = ''] = String(way).split('?');
  response.setHeader('location', path.length <= limits.locationMaxLength ? path : '/');
}

/** As late as this, for Next leaves out what a route says where that has been said before. One function for all: none is made for each answer. */
function writeHead(this: ServerResponse, ...args: unknown[]): ServerResponse {
  if (!this.headersSent) {
    if (!this.hasHeader(POLICY_HEADER)) this.setHeader(POLICY_HEADER, LEAST_POLICY);
    shortenWay(this);
  }
  return ServerResponse.prototype.writeHead.apply(this, args as [number]);
}
