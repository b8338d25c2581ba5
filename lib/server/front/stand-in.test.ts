import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';

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
import { withReference } from './with-reference';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

function failLikeNext(response: ServerResponse) {
  response.statusCode = 500;
  response.setHeader('content-type', HTML['content-type']).setHeader('etag', '"old"').end('Internal Server Error');
}
const handlers: Record<string, (response: ServerResponse) => void> = {
  '/good': (response) => void response.writeHead(200, HTML).end('good'),
  '/feed': (response) => void response.writeHead(503, { 'content-type': 'application/atom+xml' }).end('<feed/>'),
  '/fails': failLikeNext,
  '/retained': failLikeNext,
  '/streamed': (response) => {
    response.statusCode = 500;
    response.setHeader('content-type', HTML['content-type']);
    response.flushHeaders();
    response.write('Internal ');
    response.end('Server Error');
  },
};
/** Set while the site's own error pages fail too. */
let failStatePage: ((response: ServerResponse) => void) | undefined;

let server: Server;
beforeAll(async () => {
  await readyLastPages();
  server = createServer((request: IncomingMessage, response) => {
    const url = request.url!;
    sayHeaders(request, response, { isCall: false, trustsProxy: true });
    if (isStatePage(url)) {
      if (failStatePage) return failStatePage(response);
      return void response.writeHead(200, { ...HTML, etag: '"own"' }).end(`the page ${url}`);
    }
    if (request.headers[AGAIN_HEADER])
      return url === '/retained'
        ? void response.writeHead(200, { ...HTML, etag: '"last"' }).end(`last page for ${request.headers.cookie}`)
        : failLikeNext(response);
    standIn(request, response, 'the-id');
    handlers[url.replace(/^\/[a-z]{2}(?=\/)/, '')]!(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => void server.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}
const refusal = (action: string) => Object.assign(new Error(), { name: 'OriginError', action });

test.each([
  ['/good', 200, 'good'],
  ['/feed', 503, '<feed/>'],
])('passes %s on unchanged', async (path, status, body) => {
  expect(await get(path)).toMatchObject({ status, body });
});

test.each(['/fails', '/streamed'])('replaces a failed page by the error page, uncached: %s', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, headers['cache-control'], headers.etag, body]).toEqual([
    500,
    'no-store',
    undefined,
    'the page /en/error',
  ]);
});

test.each([
  ['maintenance', 503, '60', 'maintenance'],
  ['geo-blocked', 451, undefined, 'blocking'],
  ['unauthorized', 500, undefined, 'error'],
])('an origin that refuses with %s leads to status %i and its page', async (action, status, retryAfter, page) => {
  keepFailure('/es/fails?a=b', refusal(action));
  const { headers, ...answer } = await get('/es/fails');
  expect(answer).toEqual({ status, body: `the page /es/${page}` });
  expect([headers['retry-after'], headers['cache-control']]).toEqual([retryAfter, 'no-store']);
});

test.each([undefined, 'text', new TypeError('maintenance')])('treats the error %p as a failure', async (error) => {
  keepFailure('/fails', error);
  expect(await get('/fails')).toMatchObject({ status: 500 });
});

describe('when the error page fails too', () => {
  afterEach(() => void (failStatePage = undefined));

  test.each<[string, (response: ServerResponse) => void]>([
    ['is cut off', (response) => void response.destroy()],
    ['answers 500', failLikeNext],
  ])('a static page in the reader’s language names the request and links back: it %s', async (_, fail) => {
    failStatePage = fail;
    const { status, headers, body } = await get('/es/fails', { 'x-forwarded-proto': 'https' });
    expect([status, headers['cache-control'], headers['x-request-id']]).toEqual([500, 'no-store', 'the-id']);
    for (const part of [
      '<html lang="es">',
      `<h1>${es.states.error.title}</h1>`,
      `<a href="/es/updates">${es.states.notFound.action}</a>`,
      '>the-id</code>',
    ])
      expect(body).toContain(part);
    for (const [name, value] of answerHeaders({ isDocument: true, isSecure: true }))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    const style = createHash('sha256')
      .update(/<style>(.*?)<\/style>/s.exec(body)![1]!)
      .digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  test.each(['maintenance', 'geo-blocked'] as const)('a static page explains the state %s', async (action) => {
    failStatePage = failLikeNext;
    keepFailure('/es/fails', refusal(action));
    expect((await get('/es/fails')).body).toContain(es.states[action].title);
    keepFailure('/es/fails', undefined);
  });

  test.each(LOCALES)('the static page in %s has no unfilled or unescaped text', async (locale) => {
    failStatePage = failLikeNext;
    const { body } = await get(`/${locale}/fails`);
    const text = body.split('</style>')[1]!.replace(/<\/?(?:h1|p|code|html|a)\b[^>]*>/g, '');
    expect(text).not.toMatch(/[<>{}&]|undefined/);
  });
});

describe('just after the page cache has retained the last good page', () => {
  beforeEach(() => void (outdatedPages.retainedAt = Date.now()));
  afterEach(() => void (outdatedPages.retainedAt = -Infinity));

  test('a failed page is answered with the last good one', async () => {
    const { status, headers, body } = await get('/retained', { cookie: 'locale=es' });
    expect([status, headers.etag, headers['x-request-id'], body]).toEqual([
      200,
      '"last"',
      'the-id',
      'last page for locale=es',
    ]);
  });

  test('a page without one is answered with the error page', async () => {
    expect(await get('/fails')).toMatchObject({ status: 500, body: 'the page /en/error' });
  });
});

test('inserts the request id into an error page, compressed or not', () => {
  const PAGE = '<p><code data-reference=""></code></p>';
  const FILLED = '<p><code data-reference="">proxy-7.a_B</code></p>';
  expect(withReference({ headers: {}, body: Buffer.from(PAGE) }, 'proxy-7.a_B').toString()).toBe(FILLED);
  const zipped = { headers: { 'content-encoding': 'gzip' }, body: gzipSync(PAGE) };
  expect(gunzipSync(withReference(zipped, 'proxy-7.a_B')).toString()).toBe(FILLED);
  const unknown = { headers: { 'content-encoding': 'br' }, body: Buffer.from([1, 2, 3]) };
  expect(withReference(unknown, 'a')).toBe(unknown.body);
});
