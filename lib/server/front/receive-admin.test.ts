/** @jest-environment node */
import { createServer, request as ask, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { SHOWS_HEADER } from '../admin/shows-header';
import { siteStyle } from '../site-style';

import { receiveAdmin } from './receive-admin';

jest.mock('../site-style', () => ({ siteStyle: jest.fn() }));

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** What a page's handler does, by its address. */
const handlers: Record<string, (response: ServerResponse, headers: IncomingHttpHeaders) => void> = {
  '/admin': (response) => void response.writeHead(200, HTML).end('<p>desk</p><script>1</script>'),
  '/admin/refuses': (response) => void response.writeHead(403, { [SHOWS_HEADER]: '/admin/told/refused' }).end(),
  '/admin/catalogue/none': (response) =>
    void response.writeHead(404, HTML).end('<html id="__next_error__"><script>1</script>'),
  '/admin/told/refused': (response, headers) =>
    void response.writeHead(200, HTML).end(`refused, ${headers.cookie} ${headers['accept-language']}`),
  '/admin/told/missing': (response) => void response.writeHead(200, HTML).end('missing'),
  '/admin/export/figures.csv': (response) => void response.writeHead(200, { 'content-type': 'text/csv' }).end('day'),
};

let server: Server;
beforeAll(async () => {
  process.env.ADMIN_TOKEN = 'the-operator-and-nobody-else';
  server = createServer((request, response) => {
    receiveAdmin(request, response);
    handlers[request.url!]!(response, request.headers);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => void server.close());
beforeEach(() => void jest.mocked(siteStyle).mockResolvedValue(undefined));

function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const asked = ask(
      { host: '127.0.0.1', port: (server.address() as AddressInfo).port, path, headers, agent: false },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      },
    );
    asked.on('error', reject).end();
  });
}

test('a page loses its scripts and is for the operator alone', async () => {
  const { status, headers, body } = await get('/admin');
  expect([status, body, headers['cache-control']]).toEqual([200, '<p>desk</p>', 'no-store']);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('what is no page passes as it is', async () => {
  expect(await get('/admin/export/figures.csv')).toMatchObject({
    status: 200,
    body: 'day',
    headers: { 'content-type': 'text/csv' },
  });
});

test('a refusal is explained in the language that the operator has chosen', async () => {
  const { status, body, headers } = await get('/admin/refuses', { cookie: 'locale=th', 'accept-language': 'de' });
  expect([status, body, headers[SHOWS_HEADER]]).toEqual([403, 'refused, locale=th de', undefined]);
});

test('where there is nothing, a page says so that needs no scripts', async () => {
  expect(await get('/admin/catalogue/none')).toMatchObject({ status: 404, body: 'missing' });
});

test('whoever waits for what cannot be finished does not wait for ever', async () => {
  jest.mocked(siteStyle).mockRejectedValue(new Error('EMFILE'));
  await expect(get('/admin')).rejects.toThrow('socket hang up');
});
