/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { answerHeaders } from '@/lib/answer-headers';

import { sayHeaders } from './say-headers';

async function answered(listener: RequestListener, isCall = false) {
  const server = createServer((request, response) => {
    sayHeaders(request, response, { isCall, trustsProxy: true });
    listener(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    redirect: 'manual',
    headers: { 'x-forwarded-proto': 'https' },
  });
  server.close();
  return answer;
}
const policyOf = async (listener: RequestListener, isCall?: boolean) =>
  (await answered(listener, isCall)).headers.get('content-security-policy');

test.each<[string, RequestListener]>([
  ['in one piece', (_, response) => void response.writeHead(200, { 'content-type': 'text/xml' }).end('<feed/>')],
  ['piece by piece', (_, response) => void (response.write('a'), response.end('b'))],
  ['by its headers first', (_, response) => void (response.flushHeaders(), response.end())],
  ['by its end alone', (_, response) => void response.end()],
  ['with a redirect', (_, response) => void response.writeHead(307, { location: '/updates' }).end()],
])('what is answered %s says that nobody may frame it', async (_, listener) => {
  const { headers } = await answered(listener);
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  for (const [name, value] of answerHeaders({ isDocument: true, isSecure: true }))
    expect([name, headers.get(name)]).toEqual([name, value]);
});

test('what has a policy of its own has no other', async () => {
  expect(await policyOf((_, response) => void response.setHeader('Content-Security-Policy', 'mine').end())).toBe(
    'mine',
  );
  expect(await policyOf((_, response) => void response.end(), true)).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('nothing is said too early for a route that says it if nobody has', async () => {
  const listener: RequestListener = (_, response) => {
    if (!response.hasHeader('content-security-policy')) response.setHeader('content-security-policy', 'of the route');
    response.end();
  };
  expect(await policyOf(listener)).toBe('of the route');
});

test.each([
  ['/updates', '/updates'],
  ['/updates?a=b', '/updates?a=b'],
  [`/updates?${'a'.repeat(5_000)}`, '/updates'],
  [`http://site/updates?${'a'.repeat(5_000)}`, 'http://site/updates'],
  [`/${'a'.repeat(5_000)}?b`, '/'],
])('what leads on says no more than proxies have room for', async (way, said) => {
  const { headers } = await answered(
    (_, response) => void response.setHeader('location', way).setHeader('refresh', `0;url=${way}`).writeHead(308).end(),
  );
  expect([headers.get('location'), headers.get('refresh')]).toEqual([said, null]);
});
