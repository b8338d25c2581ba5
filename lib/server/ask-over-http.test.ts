import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { askOverHttp } from './ask-over-http';

const servers: Server[] = [];
async function ask(listener: RequestListener, signal = new AbortController().signal) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return askOverHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a?b=c`, { signal, maxBytes: 100 });
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test('brings status and bytes', async () => {
  const answer = await ask(({ url, method }, response) => void response.writeHead(418).end(`${method} ${url}`));
  expect({ ...answer, bytes: Buffer.from(answer.bytes).toString() }).toEqual({ status: 418, bytes: 'GET /a?b=c' });
});

test('reads as much as it is told to', async () => {
  expect((await ask((_, response) => void response.end('x'.repeat(100)))).bytes).toHaveLength(100);
  await expect(ask((_, response) => void response.end('x'.repeat(101)))).rejects.toMatchObject({
    name: 'NetworkError',
    reason: 'too-large',
  });
});

test('follows no redirect', async () => {
  expect(await ask((_, response) => void response.writeHead(302, { location: '/a' }).end())).toMatchObject({
    status: 302,
  });
});

test('half an answer is none', async () => {
  const cut: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': 50 }).write('x');
    setImmediate(() => response.destroy());
  };
  await expect(ask(cut)).rejects.toThrow();
});

test('gives up when it is told to, before an answer and in the middle of it', async () => {
  const caller = new AbortController();
  await expect(ask(() => caller.abort(), caller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  const other = new AbortController();
  const begun: RequestListener = (_, response) => {
    response.writeHead(200).write('x', () => other.abort());
  };
  await expect(ask(begun, other.signal)).rejects.toThrow();
});

test('asks again where a kept connection was closed meanwhile', async () => {
  let calls = 0;
  const closesTheSecond: RequestListener = ({ socket }, response) => {
    calls += 1;
    if (calls === 2) socket.destroy();
    else response.end('kept');
  };
  await ask(closesTheSecond);
  const { port } = servers[0]!.address() as AddressInfo;
  const again = await askOverHttp(`http://127.0.0.1:${port}/`, { signal: new AbortController().signal, maxBytes: 100 });
  expect([calls, again.status]).toEqual([3, 200]);
});
