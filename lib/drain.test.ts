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

const { lingering, ending } = {
  lingering: { lingerMs: 60_000, patienceMs: 60_000 },
  ending: { lingerMs: 0, patienceMs: 60_000 },
};
const port = () => (server.address() as AddressInfo).port;
async function ask(path: string) {
  const asked = request({ port: port(), host: '127.0.0.1', path, agent }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { connection: response.headers.connection, body: await text(response) };
}
async function until(holds: () => boolean) {
  while (!holds()) await new Promise(setImmediate);
}

test('until it ends, all who come are answered, and told to come no more', async () => {
  expect(await ask('/')).toEqual({ connection: 'keep-alive', body: 'quick' });
  void drain(server, lingering);
  expect(await ask('/')).toEqual({ connection: 'close', body: 'quick' });
  expect(await ask('/')).toEqual({ connection: 'close', body: 'quick' });
});

test('what is under way is answered, and nobody else is let in', async () => {
  await ask('/');
  const slow = ask('/slow');
  await until(() => waiting.length > 0);
  const { port: at } = server.address() as AddressInfo;
  const drained = drain(server, ending);
  await until(() => !server.listening);
  const refused = connect(at, '127.0.0.1');
  expect(await once(refused, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);
  waiting[0]!.end('slow');
  expect(await slow).toMatchObject({ body: 'slow' });
  await drained;
});

test('who never reads his answer, or never ends his question, is cut off in the end', async () => {
  const strangers = ['GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', 'GET / HTTP/1.1\r\nHost'].map((said) => {
    const stranger = connect(port(), '127.0.0.1')
      .on('error', () => undefined)
      .resume();
    stranger.write(said);
    return new Promise<string>((end) => stranger.once('close', () => end('cut off')));
  });
  await until(() => waiting.length > 0);
  await drain(server, { lingerMs: 0, patienceMs: 50 });
  expect(await Promise.all(strangers)).toEqual(['cut off', 'cut off']);
});
