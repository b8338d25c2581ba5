import 'server-only';

import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

import { askedLocale } from './asked-locale';
import { failureAt } from './failures';
import { statePath, states } from './states';

/** Of a state's page, what does not hold where it stands in for another. */
const DROPPED = /^(?:cache-control|etag|date|connection|keep-alive|transfer-encoding|x-nextjs-.*)$/;
const TIMEOUT_MS = 5_000;
const RETRY_AFTER_SECONDS = 60;

/** Asks this server itself for the page that says what is wrong, in the reader's locale. */
function statePage({ socket, headers }: IncomingMessage, path: string, found: (page: IncomingMessage | undefined) => void): void {
  const asked = ask({
    host: socket.localAddress,
    port: socket.localPort,
    path,
    headers: { host: headers.host, 'accept-encoding': headers['accept-encoding'] ?? 'identity' },
    timeout: TIMEOUT_MS,
  });
  asked.on('timeout', () => asked.destroy(new Error('timeout')));
  asked.on('response', found);
  asked.on('error', () => found(undefined));
  asked.end();
}

/**
 * Puts the page of the state that an origin is in where a page's answer would have been a failure: Next answers every page that could not be
 * rendered with one and the same file and status. What Next does not fail on passes untouched.
 */
export function standIn(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead, write, end, flushHeaders } = response;
  const { url = '/' } = request;
  let stoodIn = false;

  function stand() {
    stoodIn = true;
    const state = failureAt(url);
    const { status } = states[state];
    statePage(request, statePath(state, askedLocale(url, request.headers)), (page) => {
      if (response.headersSent || response.destroyed) return void page?.resume();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      for (const [name, value] of Object.entries(page?.headers ?? {})) if (value !== undefined && !DROPPED.test(name)) response.setHeader(name, value);
      response.setHeader('cache-control', 'no-store');
      if (status === 503) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      writeHead.call(response, status);
      page?.on('data', (chunk: Buffer) => void write.call(response, chunk, 'utf8'));
      page?.on('close', () => end.call(response));
      if (!page) end.call(response);
    });
  }

  /** Whether what is about to be sent goes nowhere. */
  function replaced(status = response.statusCode): boolean {
    if (stoodIn) return true;
    if (status < 500 || response.headersSent || !String(response.getHeader('content-type') ?? '').startsWith('text/html')) return false;
    stand();
    return true;
  }

  response.writeHead = ((...args: Parameters<typeof writeHead>) =>
    replaced(args[0]) ? response : Reflect.apply(writeHead, response, args)) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => replaced() || Reflect.apply(write, response, args)) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => (replaced() ? response : Reflect.apply(end, response, args))) as typeof end;
  response.flushHeaders = () => {
    if (!replaced()) flushHeaders.call(response);
  };
}
