import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import { REQUEST_ID_HEADER } from '@/lib/log/request-id';

import { askedLocale } from './asked-locale';
import { failureAt } from './failures';
import { statePage } from './state-page';
import { statePath, states } from './states';

/** Of a state's page, what does not hold where it stands in for another. */
const DROPPED = /^(?:cache-control|etag|date|connection|keep-alive|transfer-encoding|content-length|x-nextjs-.*)$/;
const RETRY_AFTER_SECONDS = 60;

/**
 * Puts the page of the state that the origin is in where a page's answer would be a failure: Next answers every page that could not be
 * rendered with one and the same file and status. What Next does not fail on passes untouched.
 */
export function standIn(request: IncomingMessage, response: ServerResponse, id: string): void {
  const { url = '/' } = request;
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  let stoodIn = false;

  async function stand() {
    const state = failureAt(url);
    const { status } = states[state];
    const page = await statePage(request, statePath(state, askedLocale(url, request.headers)));
    if (response.destroyed) return;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    for (const [name, value] of Object.entries(page?.headers ?? {})) if (value !== undefined && !DROPPED.test(name)) response.setHeader(name, value);
    response.setHeader('cache-control', 'no-store');
    response.setHeader(REQUEST_ID_HEADER, id);
    if (status === 503) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    const body = page?.body ?? Buffer.alloc(0);
    response.setHeader('content-length', body.byteLength);
    writeHead(status);
    end(body);
  }

  /** Whether what is about to be sent goes nowhere. */
  function replaced(status = response.statusCode): boolean {
    if (stoodIn) return true;
    const isFailedPage = status >= 500 && String(response.getHeader('content-type') ?? '').startsWith('text/html');
    if (!isFailedPage || response.headersSent) return false;
    stoodIn = true;
    void stand();
    return true;
  }

  response.writeHead = ((...args: Parameters<typeof writeHead>) => (replaced(args[0]) ? response : writeHead(...args))) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => replaced() || write(...args)) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => (replaced() ? response : end(...args))) as typeof end;
  response.flushHeaders = () => void (replaced() || flushHeaders());
}
