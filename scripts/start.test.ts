import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
let taken: Server;

beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, listening));
});

afterAll(() => taken.close());

function start(script: string, env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts', script)], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.each(['start.mjs', 'dev.mjs', 'origin.mjs'])(
  '%s ends in one sentence where the port is in use',
  (script) => {
    const { port } = taken.address() as AddressInfo;
    expect(start(script, { PORT: String(port) })).toEqual({
      status: 1,
      stderr: `Port ${port} is in use. Stop what listens there or choose another: PORT=${port + 1}\n`,
    });
  },
  60_000,
);

test('all that is wrong is told at once, where to listen and the rest', () => {
  const { port } = taken.address() as AddressInfo;
  expect(start('start.mjs', { PORT: String(port), TRUSTED_PROXIES: 'all' }).stderr).toBe(
    `The environment is not usable. TRUSTED_PROXIES: is no whole number\nPort ${port} is in use. Stop what listens there or choose another: PORT=${port + 1}\n`,
  );
  expect(start('start.mjs', { PORT: 'http', LISTEN_ADDRESS: 'here there', DEMO_SEED: 'seven' })).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^The environment is not usable\. PORT: [^\n]+; LISTEN_ADDRESS: [^\n]+\n$/) as string,
  });
  // An address that is for books alone.
  expect(start('start.mjs', { PORT: String(port), LISTEN_ADDRESS: '192.0.2.1' }).stderr).toBe(
    'LISTEN_ADDRESS: 192.0.2.1 is no address of this machine.\n',
  );
}, 60_000);

test('a step of npm test that does not exist is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/test.mjs'), 'unti'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no step "unti"');
});
