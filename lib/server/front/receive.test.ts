import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { closedTo } from '@/lib/switches/switches';

import { CLOSED_HEADER } from '../closed-header';
import { SOCKET_HEADER } from '../socket-header';

import { readyLastPages } from './last-pages';
import { receive } from './receive';

jest.mock('@/lib/switches/switches', () => ({ dependsOnCountry: () => false, closedTo: jest.fn() }));

/** What reaches Next, which fails on all pages. */
let passed: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
const next: RequestListener = ({ url, headers }, response) => {
  passed.push({ url: url!, headers: { ...headers } });
  if (url!.startsWith('/api')) return void response.end('bytes');
  response.statusCode = 500;
  response.setHeader('content-type', 'text/html; charset=utf-8').end('Internal Server Error');
};
const server = createServer((request, response) => {
  receive(request, response);
  next(request, response);
});
beforeAll(async () => {
  await readyLastPages();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  passed = [];
  jest.mocked(closedTo).mockReset();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

test.each(['x', '', '1, 1'])('treats a request with the invalid RSC header %j as one for a page', async (rsc) => {
  const answer = await get('/search_result?keyword=ferry', { rsc });
  expect(await answer.text()).toContain('<!doctype html>');
  expect(passed[0]).toMatchObject({ url: '/search_result?keyword=ferry' });
  expect(passed[0]!.headers).not.toHaveProperty('rsc');
});

test('passes a failed RSC request on, as the browser then loads the whole page', async () => {
  expect(await (await get('/search_result?keyword=ferry', { rsc: '1' })).text()).toBe('Internal Server Error');
  expect(passed[0]).toMatchObject({ headers: { rsc: '1' } });
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
])('while the service is closed, %s is marked %s for the middleware', async (path, state) => {
  jest.mocked(closedTo).mockReturnValueOnce({ state: 'maintenance', retryAfter: 300 });
  await get(path, { 'if-none-match': '"a"' });
  expect(passed[0]!.headers[CLOSED_HEADER]).toBe(state);
  expect(passed[0]!.headers['if-none-match']).toBe(state ? undefined : '"a"');
});
