import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { drain } from './drain';

let server: Server;
let waiting: ServerResponse[];
let agent: Agent;
beforeEach(async () => {
  waiting = [];
  agent = new Agent({ keepAlive: true });
  server = createServer(({ url }, response) =>
    url === '/slow' ? void waiting.push(response) : void response.end('quick'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  agent.destroy();
  server.close();
  server.closeAllConnections();
});

const port = () => (server.address() as AddressInfo).port;
async function ask(path: string) {
  const asked = request({ port: port(), host: '127.0.0.1', path, agent }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { connection: response.headers.connection, body: await text(response) };
}

test('answers requests with `connection: close` while the server lingers', async () => {
  expect(await ask('/')).toEqual({ connection: 'keep-alive', body: 'quick' });
  void drain(server, { lingerMs: 60_000, patienceMs: 60_000 });
  expect(await ask('/')).toEqual({ connection: 'close', body: 'quick' });
});

test('answers a pending request and refuses new connections after the linger time', async () => {
  const received = once(server, 'request');
  const slow = ask('/slow');
  await received;
  const closedPort = port();
  const drained = drain(server, { lingerMs: 0, patienceMs: 60_000 });
  const [refusal] = (await once(connect(closedPort, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
  expect(refusal.code).toBe('ECONNREFUSED');
  waiting[0]!.end('slow');
  expect(await slow).toMatchObject({ body: 'slow' });
  await drained;
});

test('cuts off connections that do not end within the patience time', async () => {
  const sent = ['GET / HTTP/1.1\r\nHost', 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'];
  const closed: Promise<unknown>[] = [];
  for (const bytes of sent) {
    const isSlow = bytes.includes('slow');
    const arrived = once(server, isSlow ? 'request' : 'connection');
    const socket = connect(port(), '127.0.0.1').on('error', () => undefined);
    closed.push(new Promise((resolve) => socket.resume().once('close', resolve)));
    socket.write(bytes);
    await arrived;
  }
  await drain(server, { lingerMs: 0, patienceMs: 0 });
  await Promise.all(closed);
});
