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

test.each([
  ['start.mjs', 'PORT=3001 npm start'],
  ['dev.mjs', 'PORT=3001 npm start'],
  ['origin.mjs', 'PORT=4001 npm run origin'],
])('%s ends in one sentence where the port is in use', (script, advice) => {
  const port = String((taken.address() as AddressInfo).port);
  expect(start(script, { PORT: port })).toEqual({
    status: 1,
    stderr: `Port ${port} is in use. Stop what listens there or choose another: ${advice}\n`,
  });
});

test.each(['http', '0', '65536', '3000.5'])('a PORT of %s is refused in one sentence', (port) => {
  expect(start('start.mjs', { PORT: port })).toEqual({ status: 1, stderr: `PORT must be a number from 1 to 65535; it is "${port}".\n` });
});

test('a step of npm test that does not exist is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/test.mjs'), 'unti'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no step "unti"');
});
