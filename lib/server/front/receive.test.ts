import { request, type IncomingMessage, type RequestListener } from 'node:http';

import { closedTo, dependsOnCountry } from '@/lib/switches/switches';
import { serveLocally, type LocalServer } from '@/tests/support/serve-locally';

import { CLOSED_HEADER } from '../closed-header';
import { SOCKET_HEADER } from '../socket-header';

import { readyLastPages } from './last-pages';
import { receive } from './receive';

jest.mock('@/lib/switches/switches', () => ({ dependsOnCountry: jest.fn(), closedTo: jest.fn() }));
const CLOSED = { state: 'maintenance', retryAfter: 300 } as const;

/** Requests that reach Next, and its answer. */
let passed: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
let next: RequestListener;
let server: LocalServer;
beforeAll(async () => {
  await readyLastPages();
  server = await serveLocally((request, response) => {
    const answer = receive(request, response);
    if (answer) return answer();
    passed.push({ url: request.url!, headers: { ...request.headers } });
    next(request, response);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  passed = [];
  next = (_, response) => void response.end('ok');
  jest.mocked(closedTo).mockReset();
  jest.mocked(dependsOnCountry).mockReset();
});

const get = (path: string, headers: HeadersInit = {}) => fetch(server.url + path, { headers });
/** As `get` with any method: `fetch` refuses TRACE. */
const sent = (method: string, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(server.url + path, { method }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });

describe('a request that Next fails on', () => {
  beforeEach(() => {
    next = (_, response) => {
      response.statusCode = 500;
      response.setHeader('content-type', 'text/html; charset=utf-8').end('Internal Server Error');
    };
  });

  test.each(['x', '1, 1'])('is answered with a page, also with the invalid RSC header %j', async (rsc) => {
    const answer = await get('/search_result?keyword=ferry', { rsc });
    expect(await answer.text()).toContain('<!doctype html>');
    expect(passed[0]).toMatchObject({ url: '/search_result?keyword=ferry' });
    expect(passed[0]!.headers).not.toHaveProperty('rsc');
  });

  test('fails as it is for Next’s router, which then loads the whole page', async () => {
    expect(await (await get('/updates', { rsc: '1' })).text()).toBe('Internal Server Error');
  });
});

test('drops internal headers sent by the client', async () => {
  await get('/updates', { [CLOSED_HEADER]: 'maintenance', [SOCKET_HEADER]: '6.6.6.6', 'content-security-policy': 'x' });
  expect(passed[0]!.headers).toMatchObject({ [SOCKET_HEADER]: '127.0.0.1' });
  for (const name of [CLOSED_HEADER, 'content-security-policy']) expect(passed[0]!.headers).not.toHaveProperty(name);
});

test('answers an API call with the request id that the proxy has given', async () => {
  const { headers } = await get('/api/language', { 'x-request-id': 'proxy-7' });
  expect(headers.get('x-request-id')).toBe('proxy-7');
});

test.each([
  ['/titles/10', 'maintenance'],
  ['/feeds/eng.atom', 'maintenance'],
  ['/_next/static/a.css', undefined],
  ['/robots.txt', undefined],
  ['/readyz', undefined],
  ['/api/language', undefined],
])('while the service is closed, %s is marked for the middleware: %s', async (path, state) => {
  jest.mocked(closedTo).mockReturnValue(CLOSED);
  await get(path, { 'if-none-match': '"a"' });
  expect(passed[0]!.headers[CLOSED_HEADER]).toBe(state);
  expect(passed[0]!.headers['if-none-match']).toBe(state ? undefined : '"a"');
});

describe('a page answered from the cache', () => {
  let page = 0;
  let headers: Record<string, string>;
  beforeEach(() => {
    page += 1;
    headers = { ETag: '"a"', 'x-nextjs-cache': 'HIT', 'Cache-Control': 's-maxage=60', 'Content-Type': 'text/html' };
    next = (_, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.statusCode = closedTo(() => undefined) ? 503 : 200;
      response.end('<p>страница');
    };
    jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  });
  afterEach(() => jest.restoreAllMocks());

  test('is the same for an equal request, and 304 for a known ETag', async () => {
    const texts = [await get(`/es/titles/${page}`), await get(`/es/titles/${page}`)].map((answer) => answer.text());
    expect(await Promise.all(texts)).toEqual(['<p>страница', '<p>страница']);
    expect((await get(`/es/titles/${page}`, { 'if-none-match': 'W/"a"' })).status).toBe(304);
    expect(passed).toHaveLength(1);
  });

  test.each<[HeadersInit, HeadersInit]>([
    [{ 'accept-language': 'en' }, { 'accept-language': 'es' }],
    [{ cookie: 'locale=fr' }, { cookie: 'locale=es' }],
    [{ cookie: 'locale =fr' }, {}],
    [{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'identity' }],
    [{ rsc: '1' }, {}],
  ])('is never the one made for a request with %j, given %j', async (one, other) => {
    for (const sent of [one, other]) await get(`/titles/${page}`, sent);
    expect(passed).toHaveLength(2);
  });

  test('is not shown while the service is closed or countries are blocked', async () => {
    await get(`/es/titles/${page}`);
    jest.mocked(dependsOnCountry).mockReturnValue(true);
    expect((await get(`/es/titles/${page}`)).headers.get('cache-control')).toBe('private, no-store');
    jest.mocked(closedTo).mockReturnValue(CLOSED);
    expect((await get(`/es/titles/${page}`)).status).toBe(503);
    expect(passed).toHaveLength(3);
  });
});

describe('a method that only handlers of calls know', () => {
  test.each([
    ['POST', '/titles/50', 405],
    ['PUT', '/updates', 405],
    ['DELETE', '/es/search_result?keyword=a', 405],
    ['PROPFIND', '/feeds/eng.atom', 405],
    ['GET', '/titles/50', 200],
    ['HEAD', '/titles/50', 200],
    ['POST', '/api/web/contact', 200],
    ['POST', '/revalidate', 200],
    ['POST', '/admin/act/sign-in', 200],
    ['TRACE', '/api/language', 405],
  ])('%s %s gets %i', async (method, path, status) => {
    jest.replaceProperty(process, 'env', { ...process.env, ADMIN_TOKEN: 'a-token-that-is-long-enough-for-it' });
    const answer = await sent(method, path);
    expect([answer.statusCode, passed.length]).toEqual([status, status === 200 ? 1 : 0]);
    if (status === 405) expect(answer.headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
    jest.restoreAllMocks();
  });
});
