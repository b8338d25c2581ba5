/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readyLastPages } from './last-pages';
import { receive } from './receive';

/** What reaches Next, which fails on all. */
let asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
const server = createServer((request, response) => {
  receive(request, response);
  asked.push({ url: request.url!, headers: request.headers });
  response.statusCode = 500;
  response.setHeader('content-type', 'text/html; charset=utf-8').end('Internal Server Error');
});
beforeAll(async () => {
  await readyLastPages();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => (asked = []));

const answered = async (rsc: string) =>
  (
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/search_result?keyword=ferry`, {
      headers: { rsc },
    })
  ).text();

test.each(['x', '0', '', '1, 1'])(
  'who asks with what is no word of Next’s router, %j, asks for a page as everybody does',
  async (rsc) => {
    expect(await answered(rsc)).toContain('<!doctype html>');
    expect(asked[0]).toMatchObject({ url: '/search_result?keyword=ferry' });
    expect(asked[0]!.headers).not.toHaveProperty('rsc');
  },
);

test('what the router asks for is passed on, and fails as it fails', async () => {
  expect(await answered('1')).toBe('Internal Server Error');
  expect(asked[0]).toMatchObject({ headers: { rsc: '1' } });
});
