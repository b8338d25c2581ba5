import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));

async function ready(address: string, status: number) {
  const asked: string[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url!);
    response.writeHead(status).end();
  }).listen(0, address);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, LISTEN_ADDRESS: address, PORT: String(port) };
  const child = spawn(process.execPath, [path.join(__dirname, 'ready.mjs')], { env, stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number];
  server.closeAllConnections();
  server.close();
  return { code, asked };
}

test.each(['127.0.0.1', ...(hasIPv6 ? ['::1'] : [])])('whoever listens at %s alone is asked there', async (address) => {
  expect(await ready(address, 200)).toEqual({ code: 0, asked: ['/readyz'] });
  expect(await ready(address, 503)).toEqual({ code: 1, asked: ['/readyz'] });
});
