import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { forward } from './forward';

let origin: Server;
let seen: IncomingMessage | undefined;

beforeAll(async () => {
  origin = createServer((request, response) => {
    seen = request;
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'set-cookie': 'remote=1' }).end('bytes');
  });
  await new Promise<void>((listening) => origin.listen(0, '127.0.0.1', listening));
});

afterAll(() => origin.close());
afterEach(() => {
  delete process.env.API_ORIGIN;
  seen = undefined;
});

const address = () => `http://127.0.0.1:${(origin.address() as AddressInfo).port}/v1`;

test('without API_ORIGIN nothing is forwarded', async () => {
  expect(await forward(new Request('http://reader.example/api/language'))).toBeUndefined();
});

test('a call goes to the remote origin with its session and without its cookies', async () => {
  process.env.API_ORIGIN = address();
  const response = await forward(
    new Request('http://reader.example/api/title_list/bookmark?title_id=30', {
      method: 'PUT',
      headers: { 'SESSION-TOKEN': 'reader-one', Cookie: 'locale=es' },
    }),
  );
  expect(response!.status).toBe(200);
  expect(await response!.text()).toBe('bytes');
  expect(response!.headers.has('set-cookie')).toBe(false);
  expect(seen).toMatchObject({ method: 'PUT', url: '/v1/title_list/bookmark?title_id=30' });
  expect(seen!.headers).toMatchObject({ 'session-token': 'reader-one' });
  expect(seen!.headers.cookie).toBeUndefined();
});

test('an origin that is not there is a bad gateway', async () => {
  process.env.API_ORIGIN = 'http://127.0.0.1:1';
  expect((await forward(new Request('http://reader.example/api/language')))!.status).toBe(502);
});
