import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { answerHeaders } from '@/lib/answer-headers';
import { LOCALES } from '@/lib/i18n/locales';
import es from '@/messages/es.json';

import { outdatedPages } from '../revalidate/outdated-pages';

import { AGAIN_HEADER } from './again-header';
import { keepFailure } from './failures';
import { readyLastPages } from './last-pages';
import { sayHeaders } from './say-headers';
import { standIn } from './stand-in';
import { isStatePage } from './states';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** What a page's handler does, by its address. */
const handlers: Record<string, (response: ServerResponse) => void> = {
  '/good': (response) => void response.writeHead(200, HTML).end('good'),
  '/gone': (response) => void response.writeHead(404, HTML).end('gone'),
  '/feed': (response) => void response.writeHead(503, { 'content-type': 'application/atom+xml' }).end('<feed/>'),
  '/ended': (response) => {
    response.statusCode = 500;
    response.setHeader('content-type', HTML['content-type']).setHeader('etag', '"old"').end('Internal Server Error');
  },
  '/streamed': (response) => {
    response.statusCode = 500;
    response.setHeader('content-type', HTML['content-type']);
    response.flushHeaders();
    response.write('Internal ');
    response.end('Server Error');
  },
};

/** Where the site is worse off: what its own pages do then. */
let statePageFails: ((response: ServerResponse) => void) | undefined;

let server: Server;
beforeAll(async () => {
  await readyLastPages();
  server = createServer((request: IncomingMessage, response) => {
    const url = request.url!;
    sayHeaders(request, response, { isCall: false, trustsProxy: true });
    if (isStatePage(url) && statePageFails) return statePageFails(response);
    if (isStatePage(url))
      return void response.writeHead(200, { ...HTML, etag: '"own"', 'x-passed': 'yes' }).end(`the page ${url}`);
    if (url === '/retained' && request.headers[AGAIN_HEADER])
      return void response
        .writeHead(200, { ...HTML, etag: '"kept"', 'cache-control': 's-maxage=30' })
        .end(`kept for ${request.headers.cookie}`);
    if (request.headers[AGAIN_HEADER]) return void response.writeHead(500, HTML).end('Internal Server Error');
    standIn(request, response, 'the-id');
    handlers[url.replace(/^\/[a-z]{2}(?=\/)|^\/retained$/, (of) => (of === '/retained' ? '/ended' : ''))]!(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => void server.close());

async function ask(path: string) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const { cache, retry } = { cache: response.headers.get('cache-control'), retry: response.headers.get('retry-after') };
  return {
    status: response.status,
    cache,
    retry,
    etag: response.headers.get('etag'),
    passed: response.headers.get('x-passed'),
    body: await response.text(),
  };
}
const closed = (action: string) => Object.assign(new Error(), { name: 'OriginError', action });

test.each([
  ['/good', 200, 'good'],
  ['/gone', 404, 'gone'],
  ['/feed', 503, '<feed/>'],
])('%s passes as it is', async (path, status, body) => {
  expect(await ask(path)).toMatchObject({ status, body });
});

test.each(['/ended', '/streamed'])('%s: a failure is replaced by its page, whole', async (path) => {
  expect(await ask(path)).toEqual({
    status: 500,
    cache: 'no-store',
    retry: null,
    etag: null,
    passed: 'yes',
    body: 'the page /en/error',
  });
});

test.each([
  ['maintenance', 503, '60', 'maintenance'],
  ['geo-blocked', 451, null, 'blocking'],
  ['unauthorized', 500, null, 'error'],
])('an origin that says %s: %i, with the address’s own locale', async (action, status, retry, page) => {
  keepFailure('/es/ended?a=b', closed(action));
  expect(await ask('/es/ended')).toMatchObject({ status, retry, cache: 'no-store', body: `the page /es/${page}` });
});

test.each([undefined, null, 'text', new TypeError('maintenance')])('%p is a failure like any other', async (error) => {
  keepFailure('/ended', error);
  expect(await ask('/ended')).toMatchObject({ status: 500 });
});

describe('where the site’s own page does not come either', () => {
  afterEach(() => void (statePageFails = undefined));
  const FAILS: [string, (response: ServerResponse) => void][] = [
    ['is cut off', (response) => void response.destroy()],
    ['is a failure too', (response) => void response.writeHead(500, HTML).end('Internal Server Error')],
  ];

  test.each(FAILS)(
    'it %s: one that needs nothing else says what happened, in the language of the address, and leads back',
    async (_, fails) => {
      statePageFails = fails;
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/es/ended`, {
        headers: { 'x-forwarded-proto': 'https' },
      });
      const { headers } = response;
      const html = await response.text();
      expect([
        response.status,
        headers.get('cache-control'),
        headers.get('content-type'),
        headers.get('x-request-id'),
      ]).toEqual([500, 'no-store', 'text/html; charset=utf-8', 'the-id']);
      expect(html).toContain(`<html lang="es">`);
      for (const said of [
        `<h1>${es.states.error.title}</h1>`,
        es.states.error.text,
        `<a href="">${es.states.error.action}</a>`,
        `<a href="/es/updates">${es.states.notFound.action}</a>`,
        '>the-id</code>',
      ])
        expect(html).toContain(said);
      for (const [name, value] of answerHeaders({ isDocument: true, isSecure: true }))
        expect([name, headers.get(name)]).toEqual([name, value]);
      const style = createHash('sha256')
        .update(/<style>(.*?)<\/style>/s.exec(html)![1]!)
        .digest('base64');
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
    },
  );

  test.each(['maintenance', 'geo-blocked'] as const)('%s is said so too', async (action) => {
    statePageFails = FAILS[0]![1];
    keepFailure('/es/ended', closed(action));
    expect(await ask('/es/ended')).toMatchObject({
      cache: 'no-store',
      retry: action === 'maintenance' ? '60' : null,
      body: expect.stringContaining(es.states[action].title) as string,
    });
    keepFailure('/es/ended', undefined);
  });

  test.each(LOCALES)('%s: its words are as they are written', async (locale) => {
    statePageFails = FAILS[0]![1];
    for (const action of ['maintenance', 'geo-blocked', 'unauthorized']) {
      keepFailure(`/${locale}/ended`, closed(action));
      const { body } = await ask(`/${locale}/ended`);
      expect(body).toContain(`<html lang="${locale}">`);
      expect(body.split('</style>')[1]!.replace(/<\/?(?:h1|p|code|html|a)\b[^>]*>/g, '')).not.toMatch(
        /[<>{}&]|undefined/,
      );
    }
  });
});

describe('where the page that was there has been retained right now', () => {
  beforeEach(() => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    outdatedPages.retainedAt = now;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    outdatedPages.retainedAt = -Infinity;
  });
  const retained = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      headers: { cookie: 'locale=es' },
    });
    return {
      status: response.status,
      etag: response.headers.get('etag'),
      cache: response.headers.get('cache-control'),
      id: response.headers.get('x-request-id'),
      body: await response.text(),
    };
  };

  test('it is the answer, for those too who waited for a new one', async () => {
    expect(await retained('/retained')).toEqual({
      status: 200,
      etag: '"kept"',
      cache: 's-maxage=30',
      id: 'the-id',
      body: 'kept for locale=es',
    });
  });

  test('one of which nothing is kept is asked for once, and is the failure that it is', async () => {
    expect(await retained('/ended')).toMatchObject({ status: 500, cache: 'no-store', body: 'the page /es/error' });
  });

  test('a while later nobody looks for it', async () => {
    outdatedPages.retainedAt = Date.now() - 6_000;
    expect(await retained('/retained')).toMatchObject({ status: 500, body: 'the page /es/error' });
  });
});
