import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { limits } from '@/lib/limits';

import { outdatedPages } from '../../revalidate/outdated-pages';
import { receive } from '../receive';

const dependsOnCountry = jest.fn(() => false);
const closed = jest.fn((): unknown => undefined);
jest.mock('@/lib/switches/switches', () => ({
  dependsOnCountry: () => dependsOnCountry(),
  closedTo: () => closed(),
}));

/** Requests that reach Next, and its answer. */
let rendered: string[] = [];
let headers: Record<string, string> = {};
let status = 200;
const PAGE = '<p>страница';

function next({ url, method }: IncomingMessage, response: ServerResponse): void {
  rendered.push(url!);
  const page = { ETag: '"a"', 'x-nextjs-cache': 'HIT', 'Cache-Control': 's-maxage=60', 'Content-Type': 'text/html' };
  for (const [name, value] of Object.entries({ ...page, ...headers })) response.setHeader(name, value);
  response.statusCode = status;
  response.setHeader('content-length', Buffer.byteLength(PAGE));
  response.end(method === 'HEAD' ? null : PAGE);
}
const server = createServer((request, response) => {
  const answer = receive(request, response);
  if (answer) answer();
  else next(request, response);
});
beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let now = 1_800_000_000_000;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  now += 60_000;
  [rendered, headers, status] = [[], {}, 200];
  outdatedPages.before = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  dependsOnCountry.mockReturnValue(false);
  closed.mockReturnValue(undefined);
});

async function get(path = '/es/titles/1', init: RequestInit = {}) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
  return { status: answer.status, cacheControl: answer.headers.get('cache-control'), text: await answer.text() };
}

test('answers a repeated request from the cache for its TTL', async () => {
  const first = await get();
  now += limits.answerAtHandMs - 1;
  expect(await get()).toEqual(first);
  expect(await get(undefined, { headers: { 'if-none-match': 'W/"a"' } })).toMatchObject({ status: 304, text: '' });
  expect(await get(undefined, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  expect(rendered).toHaveLength(1);
  now += 1;
  await get();
  expect(rendered).toHaveLength(2);
});

test('drops every response from before the last change of the catalogue', async () => {
  await get();
  outdatedPages.before = now += 10;
  await get();
  expect(rendered).toHaveLength(2);
});

test.each([
  [{ 'accept-language': 'en' }, { 'accept-language': 'es' }],
  [{ cookie: 'locale=fr' }, { cookie: 'locale=es' }],
  [{ cookie: 'locale =fr' }, {}],
  [{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'identity' }],
  [{ rsc: '1' }, {}],
])('never answers a request with %j from the response to one with %j', async (one, other) => {
  for (const sent of [one, other]) await get('/titles/1', { headers: sent as unknown as HeadersInit });
  expect(rendered).toHaveLength(2);
});

test.each([
  { 'x-nextjs-cache': 'STALE' },
  { 'Cache-Control': 'private, no-store' },
  { ETag: '' },
  { 'Content-Type': 'text/x-component' },
])('does not cache a response with %j', async (given) => {
  headers = given as unknown as typeof headers;
  await get();
  await get();
  expect(rendered).toHaveLength(2);
});

test('answers nothing from the cache that proxies may keep once countries are blocked', async () => {
  await get();
  dependsOnCountry.mockReturnValue(true);
  expect((await get()).cacheControl).toBe('private, no-store');
  expect(rendered).toHaveLength(2);
});

test('a closed service answers no cached page, an open one no cached maintenance page', async () => {
  await get();
  closed.mockReturnValue({ state: 'maintenance', retryAfter: 300 });
  [status, headers] = [
    503,
    { 'Cache-Control': 'no-store', 'Retry-After': '300', 'x-middleware-rewrite': '/es/maintenance' },
  ];
  const first = await get();
  expect(first).toMatchObject({ status: 503, cacheControl: 'no-store' });
  expect(await get('/es/titles/2')).toEqual(first);
  closed.mockReturnValue(undefined);
  expect(await get()).toMatchObject({ status: 200 });
  expect(rendered).toHaveLength(2);
});
