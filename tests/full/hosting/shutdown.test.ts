import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { decodeResponse } from '@/lib/wire/decode-response';

import { endAll, startServer, type Server } from './start-server';

const root = path.resolve(__dirname, '../../..');
const standalone = process.env.STANDALONE!;
let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'shutdown-'))));
afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

const env = (more: Record<string, string> = {}) => ({
  DATA_DIR: path.join(folder, 'data'),
  NODE_ENV: 'production',
  ...more,
});
/** Time enough to ask for what is asked for while it lingers, also on a machine that does something else for a few seconds. */
const LINGER_SECONDS = 8;
/** How readers and operators start it, and that which serves calls alone. */
const SERVERS: Record<string, string[]> = {
  'the site alone': [path.join(root, 'scripts/serve.mjs')],
  'a standalone server': [path.join(standalone, 'server.js')],
  'the origin alone': [path.join(standalone, 'origin.js')],
};

/** A message of which the second half has not been sent. */
async function halfMessage({ port }: Server, session: string) {
  const body = JSON.stringify({ subject: 'report', body: 'The last page is cut off' });
  const headers = { 'session-token': session, 'content-type': 'application/json', 'content-length': body.length };
  const write = request({ host: '127.0.0.1', port, path: '/api/web/contact', method: 'POST', headers });
  write.write(body.slice(0, 5));
  await once(write, 'socket');
  return async () => {
    write.end(body.slice(5));
    const [response] = (await once(write, 'response')) as [IncomingMessage];
    return response.statusCode;
  };
}
async function ask({ port }: Server, address: string, agent: Agent | false = false) {
  const [response] = (await once(get({ host: '127.0.0.1', port, path: address, agent }), 'response')) as [
    IncomingMessage,
  ];
  return { status: response.statusCode, connection: response.headers.connection, body: await text(response) };
}
async function say({ port }: Server, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}
const favourites = async (server: Server, session: string) => {
  const answer = await fetch(`${server.url}/api/title_list/bookmark`, { headers: { 'session-token': session } });
  return decodeResponse(new Uint8Array(await answer.arrayBuffer())).success!.subscribedTitlesView!.titles!.map(
    ({ titleId }) => titleId,
  );
};

test.each(Object.entries(SERVERS).map(([name, args], at) => [name, args, [320, 480, 240][at]!] as const))(
  '%s answers open requests on SIGTERM and exits with 0',
  async (name, args, width) => {
    const server = await startServer(args, { cwd: root, env: env({ DRAIN_SECONDS: String(LINGER_SECONDS) }) });
    const session = name.replaceAll(' ', '-');
    const agent = new Agent({ keepAlive: true });
    await fetch(`${server.url}/api/title_list/bookmark?title_id=10`, {
      method: 'PUT',
      headers: { 'session-token': session },
    });
    await ask(server, '/api/language', agent);
    const finish = await halfMessage(server, session);
    // Drawn one after the other: most of them wait when the word comes.
    const drawn = [20, 30, 40, 50, 60, 70].map((titleId) =>
      ask(server, `/media/cover/${titleId}/portrait-${width}.webp`),
    );
    await ask(server, '/healthz');
    server.signal('SIGTERM');
    const unready = async () => (await ask(server, '/readyz')).status === 503;
    while (!(await unready()));
    expect(await ask(server, '/api/language', agent)).toMatchObject({ status: 200, connection: 'close' });
    expect(await ask(server, '/api/language')).toMatchObject({ status: 200, connection: 'close' });
    expect(new Set((await Promise.all(drawn)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await finish()).toBe(200);
    expect(await server.ended).toBe(0);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    agent.destroy();
  },
  180_000,
);

test('cuts hanging connections after the grace period', async () => {
  const server = await startServer(SERVERS['a standalone server']!, { cwd: root, env: env({ DRAIN_SECONDS: '0' }) });
  for (const name of Object.keys(SERVERS)) expect(await favourites(server, name.replaceAll(' ', '-'))).toEqual([10]);
  const idle = await say(server, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(idle, 'data');
  const hung = await say(
    server,
    'POST /api/web/contact HTTP/1.1\r\nHost: a\r\nSession-Token: hung\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
  );
  await ask(server, '/healthz');
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  for (const socket of [idle, hung]) socket.destroy();
}, 180_000);
