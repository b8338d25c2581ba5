import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '@/tests/support/free-port';
import { listens } from '@/tests/support/start-process';

const root = path.resolve(__dirname, '../../..');
let folder: string;
const groups: number[] = [];
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'npm-start-'))));
afterAll(() => {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // All of it has ended, as it should.
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

/** As a proxy on the same machine sends. Campaign pages are rewritten within the server. */
const PROXIED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'comics.example' };

/** Runs a script of package.json as people do, in a group of its own, which is ended with the test; resolves when it listens. */
async function runScript(name: string, data = path.join(folder, 'data')) {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: data,
    DRAIN_SECONDS: '0',
    LOG_FORMAT: 'json',
    COUNTRY_HEADR: 'X-Country',
    PORT: String(port),
    LISTEN_ADDRESS: '127.0.0.1',
    TRUSTED_PROXIES: '1',
  } as NodeJS.ProcessEnv;
  const npm = spawn('npm', ['run', name], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  groups.push(npm.pid!);
  let said = '';
  npm.stdout.on('data', (chunk) => (said += chunk));
  // Its output ends when the last that could write there has ended, npm itself long before.
  const over = once(npm.stdout, 'end');
  await listens(npm.stdout);
  return { url: `http://127.0.0.1:${port}`, port, said: () => said, over, end: () => npm.kill('SIGTERM') };
}

test.each(['start', 'origin'])(
  'npm run %s listens on the configured address alone, prints the log and ends its server with npm',
  async (name) => {
    const { url, port, said, over, end } = await runScript(name);
    expect((await fetch(`${url}/api/language`)).status).toBe(200);
    await expect(fetch(`http://[::1]:${port}/healthz`)).rejects.toThrow();
    if (name === 'start') expect((await fetch(`${url}/topus`, { headers: PROXIED })).status).toBe(200);
    end();
    await over;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    expect(said()).toContain('COUNTRY_HEADR');
    const lines = said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { call?: string; status?: number });
    expect(lines).toContainEqual(expect.objectContaining({ call: 'language', status: 200 }));
    expect(said()).not.toContain('Ready in');
  },
  300_000,
);

test('answers 503 from the first request of a closed site', async () => {
  const data = mkdtempSync(path.join(folder, 'closed-'));
  writeFileSync(path.join(data, 'switches.json'), '{ "maintenance": true }');
  const { url, over, end } = await runScript('start', data);
  expect((await fetch(`${url}/updates`)).status).toBe(503);
  end();
  await over;
}, 300_000);
