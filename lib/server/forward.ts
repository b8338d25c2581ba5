import 'server-only';

import { failureBody } from '@/lib/api/failure-body';
import { isSurveyPath } from '@/lib/api/is-survey-path';
import { NEXT_IN_FRONT, readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';
import { requestHeaders } from '@/lib/log/request-id';

import { readBounded } from './read-bounded';
import { socketOf } from './socket-header';
import { timeLimit } from './time-limit';

/** What passes in each direction. Of the reader's network only his address and country do, for the origin limits what one address may write, and may be closed to some countries; no cookies do. */
const PASSED = {
  request: ['session-token', 'content-type', 'accept-language'],
  response: ['content-type', 'cache-control', 'retry-after', 'allow'],
};

function only(headers: Headers, names: readonly string[]): Headers {
  return new Headers(
    names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : [])) as [string, string][],
  );
}

/** The address of the reader, as the proxies that are trusted tell it, else his connection. */
function readerAddress(request: Request, trustedProxies = NEXT_IN_FRONT): string | undefined {
  const told =
    trustedProxies > 0 ? request.headers.get('x-forwarded-for')?.split(',').at(-trustedProxies)?.trim() : undefined;
  return told || socketOf(request);
}

/**
 * Passes a call below /api on to the remote origin that API_ORIGIN names, or SURVEY_ORIGIN where it is a survey's; undefined where none is
 * configured.
 * A body that no origin reads is a 413, an origin that does not answer a 502, one that does not answer in time a 504.
 */
export async function forward(request: Request): Promise<Response | undefined> {
  const { apiOrigin, surveyOrigin, trustedProxies, countryHeader } = readEnv();
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/api\//, '');
  const base = isSurveyPath(path) ? (surveyOrigin ?? apiOrigin) : apiOrigin;
  if (!base) return undefined;
  const signal = timeLimit(limits.requestTimeoutMs);
  const headers = only(request.headers, [...PASSED.request, ...(countryHeader === undefined ? [] : [countryHeader])]);
  const address = readerAddress(request, trustedProxies);
  if (address) headers.set('x-forwarded-for', address);
  for (const [name, value] of Object.entries(requestHeaders())) headers.set(name, value);
  try {
    const body = await readBounded(request, limits.requestBodyMaxBytes);
    if (body === undefined) return failed(413, `A body may have ${limits.requestBodyMaxBytes} bytes at most.`);
    const response = await fetch(`${base}/${path}${search}`, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    return new Response(response.body, { status: response.status, headers: only(response.headers, PASSED.response) });
  } catch {
    return signal.aborted
      ? failed(504, 'The origin did not answer in time.')
      : failed(502, 'The origin did not answer.');
  }
}

function failed(status: number, debugInfo: string): Response {
  return new Response(failureBody(debugInfo), {
    status,
    headers: { 'content-type': 'application/x-protobuf', 'cache-control': 'no-store' },
  });
}
