import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { answerHeaders } from '@/lib/answer-headers';

import { sayHeaders } from './say-headers';

async function headersOf(listener: RequestListener, isCall = false) {
  const server = createServer((request, response) => {
    sayHeaders(request, response, { isCall, trustsProxy: true });
    listener(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    redirect: 'manual',
    headers: { 'x-forwarded-proto': 'https' },
  });
  server.close();
  return headers;
}

test.each<[string, RequestListener]>([
  ['a file', (_, response) => void response.writeHead(200, { 'content-type': 'text/xml' }).end('<feed/>')],
  ['a streamed response', (_, response) => void (response.flushHeaders(), response.write('a'), response.end('b'))],
  ['a redirect', (_, response) => void response.writeHead(307, { location: '/updates' }).end()],
])('%s carries the security headers and must not be framed', async (_, listener) => {
  const headers = await headersOf(listener);
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(Object.fromEntries(headers)).toMatchObject(
    Object.fromEntries(
      answerHeaders({ isDocument: true, isSecure: true }).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
});

test('a response with its own policy keeps it', async () => {
  const own: RequestListener = (_, response) => void response.setHeader('Content-Security-Policy', 'mine').end();
  expect((await headersOf(own)).get('content-security-policy')).toBe('mine');
});

test('an API response allows nothing', async () => {
  const headers = await headersOf((_, response) => void response.end(), true);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test.each([
  ['/updates?a=b', '/updates?a=b'],
  [`http://site/updates?${'a'.repeat(5_000)}`, 'http://site/updates'],
  [`/${'a'.repeat(5_000)}?b`, '/'],
])('shortens a Location header that proxies would reject: %.40s', async (location, sent) => {
  const headers = await headersOf(
    (_, response) =>
      void response.setHeader('location', location).setHeader('refresh', `0;url=${location}`).writeHead(308).end(),
  );
  expect([headers.get('location'), headers.get('refresh')]).toEqual([sent, null]);
});
