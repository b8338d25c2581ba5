import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

import { checkNodeVersion } from './node-version.mjs';

function run(script: string, env: Record<string, string>, ...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [path.join(__dirname, script), ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('while the port is in use', () => {
  const taken = createServer();
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((listening) => taken.listen(0, listening));
    ({ port } = taken.address() as AddressInfo);
  });
  afterAll(() => taken.close());
  const inUse = () => `Port ${port} is in use. Stop what listens there or choose another: PORT=${port + 1}\n`;

  test.each(['start.mjs', 'origin.mjs'])(
    '%s exits with 1 and says what to do',
    (script) => {
      expect(run(script, { PORT: String(port) })).toEqual({ status: 1, stderr: inUse() });
    },
    120_000,
  );

  test('start.mjs reports an invalid setting as well', () => {
    expect(run('start.mjs', { PORT: String(port), TRUSTED_PROXIES: 'all' }).stderr).toBe(
      `The environment is not usable. TRUSTED_PROXIES: is no whole number\n${inUse()}`,
    );
  });

  test('start.mjs exits with 1 for an address that this machine does not have', () => {
    // Reserved for documentation.
    expect(run('start.mjs', { PORT: String(port), LISTEN_ADDRESS: '192.0.2.1' })).toEqual({
      status: 1,
      stderr: 'LISTEN_ADDRESS: 192.0.2.1 is no address of this machine.\n',
    });
  });
});

test.each(['18.20.4', '20.8.1'])('Node %s is too old', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(`Komawari needs Node 20.9 or newer; this is Node ${version}.`);
});
test.each(['20.9.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});

test.each([
  [200, 0],
  [503, 1],
])('ready.mjs exits by the status %i of the server: %i', async (status, expected) => {
  const server = createHttpServer((_, response) => void response.writeHead(status).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = { ...process.env, LISTEN_ADDRESS: '127.0.0.1', PORT: String((server.address() as AddressInfo).port) };
  const child = spawn(process.execPath, [path.join(__dirname, 'standalone/ready.mjs')], { env, stdio: 'ignore' });
  expect(await once(child, 'close')).toEqual([expected, null]);
  server.closeAllConnections();
  server.close();
});

test('ready.mjs rejects a waiting time that is no whole number', () => {
  const { status, stderr } = run('standalone/ready.mjs', { PORT: '1' }, '2m');
  expect([status, stderr]).toEqual([1, expect.stringContaining('"2m" is none.')]);
});
