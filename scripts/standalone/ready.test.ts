import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));

const PROGRAM = path.join(__dirname, 'ready.mjs');
/** However long the answer is under way, it is waited for. */
const PATIENTLY = ['--import', 'data:text/javascript,AbortSignal.timeout = () => new AbortController().signal'];

async function ready(address: string, status: number) {
  const asked: string[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url!);
    response.writeHead(status).end();
  }).listen(0, address);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, LISTEN_ADDRESS: address, PORT: String(port) };
  const child = spawn(process.execPath, [...PATIENTLY, PROGRAM], { env, stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number];
  server.closeAllConnections();
  server.close();
  return { code, asked };
}

test.each(['127.0.0.1', ...(hasIPv6 ? ['::1'] : [])])('whoever listens at %s alone is asked there', async (address) => {
  expect(await ready(address, 200)).toEqual({ code: 0, asked: ['/readyz'] });
  expect(await ready(address, 503)).toEqual({ code: 1, asked: ['/readyz'] });
});

test.each(['2m', '-1', '1.5', ''])('%j is no number of seconds to wait, and is told of at once', (seconds) => {
  // Nobody listens at this port: whoever waits would wait for ever.
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, seconds], {
    env: { ...process.env, LISTEN_ADDRESS: '127.0.0.1', PORT: '1' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stderr]).toEqual([
    1,
    `How long to wait is a whole number of seconds, such as 120; ${JSON.stringify(seconds)} is none.\n`,
  ]);
});
