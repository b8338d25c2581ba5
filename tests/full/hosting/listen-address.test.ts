import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { endAll, startServer, type Server } from './start-server';

const root = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'listen-address-'));
afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

const PROGRAMS = {
  'npm start': path.join(root, 'scripts/start.mjs'),
  'the standalone server': path.join(process.env.STANDALONE!, 'server.js'),
};

describe.each(Object.entries(PROGRAMS))('%s behind a proxy on the same machine', (name, program) => {
  const dataDir = path.join(folder, name);
  let server: Server;
  beforeAll(async () => {
    mkdirSync(dataDir);
    server = await startServer([program], {
      cwd: folder,
      env: { DATA_DIR: dataDir, LISTEN_ADDRESS: '127.0.0.1', TRUSTED_PROXIES: '1', DRAIN_SECONDS: '0' },
    });
  }, 300_000);
  // Killed, the first would leave what it has started.
  afterAll(async () => {
    server.signal('SIGTERM');
    await server.ended;
  }, 60_000);

  const ask = (address: string) =>
    fetch(server.url + address, {
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'comics.example' },
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });

  test('listens on the configured address alone', async () => {
    await expect(fetch(`http://[::1]:${server.port}/healthz`)).rejects.toThrow();
  });

  test('serves a campaign page by internal rewrite', async () => {
    const campaign = await ask('/topus');
    expect(campaign.status).toBe(200);
    expect(await campaign.text()).toContain('<h1');
  });
});
