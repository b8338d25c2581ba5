import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Locale } from '@/lib/i18n/locales';
import { REQUEST_ID_HEADER } from '@/lib/log/request-id';

import { outdatedPages } from '../revalidate/outdated-pages';

import { AGAIN_HEADER } from './again-header';
import { askedLocale } from './asked-locale';
import { failureAt } from './failures';
import { lastPage } from './last-pages';
import { statePage, type StatePage } from './state-page';
import { statePath, states, type State } from './states';
import { withReference } from './with-reference';

/** Of a page that another answer brought, what is that answer's alone; and of a state's page, what does not hold where it stands in for another. */
const DROPPED = /^(?:date|connection|keep-alive|transfer-encoding|content-length)$/;
const OWN = /^(?:cache-control|etag|x-nextjs-.*)$/;
/** How this reader came; the page was asked for by ourselves. */
const SECURED = 'strict-transport-security';
const RETRY_AFTER_SECONDS = 60;
/** What decides which page is kept for whoever asks. */
const CHOICE = ['cookie', 'accept-language'];
/** So soon a page that failed is asked for again where one was retained. */
const RETAINED_WITHIN_MS = 5_000;

/**
 * The last good page at an address, where there is one: Next waits for a new one in its place where it is from before the last publication, or
 * very old, and takes it back where that fails, but only for those who ask after that. Undefined where none was retained right now.
 */
async function retainedPage(request: IncomingMessage, url: string): Promise<StatePage | undefined> {
  if (Date.now() - outdatedPages.retainedAt > RETAINED_WITHIN_MS) return undefined;
  const page = await statePage(request, url, CHOICE, { [AGAIN_HEADER]: '1' });
  return page?.status === 200 ? page : undefined;
}

/** The page of a state; where it does not come as it should, the one that is at hand. */
async function pageOf(
  request: IncomingMessage,
  state: State,
  locale: Locale,
): Promise<Pick<StatePage, 'headers' | 'body'>> {
  const page = await statePage(request, statePath(state, locale));
  return page?.status === 200 ? page : lastPage(state, locale);
}

/**
 * Puts the page of the state that the origin is in where a page's answer would be a failure, or the last good page where one has been retained:
 * Next answers every page that could not be rendered with one and the same file and status. What Next does not fail on passes untouched.
 */
export function standIn(request: IncomingMessage, response: ServerResponse, id: string): void {
  const { url = '/' } = request;
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  let stoodIn = false;

  function take({ headers, body }: Pick<StatePage, 'headers' | 'body'>, dropped: RegExp[]) {
    for (const name of response.getHeaderNames()) if (name !== SECURED) response.removeHeader(name);
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined && !dropped.some((one) => one.test(name))) response.setHeader(name, value);
    response.setHeader('content-length', body.byteLength);
  }

  async function stand() {
    const retained = await retainedPage(request, url);
    // Of a page that stands at many addresses Next tells by its own (`page-cache.mjs`).
    const state = failureAt(request.url ?? url);
    const page = retained ?? (await pageOf(request, state, askedLocale(url, request.headers)));
    if (response.destroyed) return;
    const body = withReference(page, id);
    take({ headers: page.headers, body }, retained ? [DROPPED] : [DROPPED, OWN]);
    response.setHeader(REQUEST_ID_HEADER, id);
    const status = retained ? 200 : states[state].status;
    if (!retained) response.setHeader('cache-control', 'no-store');
    if (status === 503) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    writeHead(status);
    end(body);
  }

  /** Whether what is about to be sent goes nowhere. */
  function replaced(status = response.statusCode): boolean {
    if (stoodIn) return true;
    const isFailedPage = status >= 500 && String(response.getHeader('content-type') ?? '').startsWith('text/html');
    if (!isFailedPage || response.headersSent) return false;
    stoodIn = true;
    stand().catch(() => response.destroy());
    return true;
  }

  response.writeHead = ((...args: Parameters<typeof writeHead>) =>
    replaced(args[0]) ? response : writeHead(...args)) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => replaced() || write(...args)) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => (replaced() ? response : end(...args))) as typeof end;
  response.flushHeaders = () => void (replaced() || flushHeaders());
}
