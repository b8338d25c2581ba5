import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { decodeResponse } from '@/lib/wire/decode-response';

import { bundle } from '../support/bundle';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'serve-')));
const program = path.join(folder, 'origin.cjs');
const running: ChildProcess[] = [];

beforeAll(() => {
  bundle(folder, 'origin', { entryPoints: ['lib/origin/cli/origin.ts'] });
  writeFileSync(path.join(folder, 'file'), 'in the way');
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const envWith = (more: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'test' as const,
  DATA_DIR: 'data',
  ...more,
});

/** Starts the program at any free port; resolves with what it said when it answers. */
async function serve(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, '0'], {
    cwd: folder,
    env: envWith(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const said = { out: '', log: '' };
  child.stderr.on('data', (chunk) => (said.log += chunk));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const told = /^The origin is at (\S+)$/m.exec((said.out += chunk));
      if (told) resolve(told[1]!);
    });
    child.once('close', () => reject(new Error(said.log)));
  });
  return { child, said, address };
}
const ask = async (response: Promise<Response>) => decodeResponse(new Uint8Array(await (await response).arrayBuffer()));

test('answers at the address that it says, keeps what it was told, and limits who writes', async () => {
  const first = await serve({ SESSION_WRITES_PER_MINUTE: '1', LOG_FORMAT: 'text' });
  expect(first.said.out).toMatch(
    /^Creating data with the database and the demo catalogue \.\.\.\nThe origin is at http:\/\/localhost:\d+\/api\n$/,
  );
  const favourite = () =>
    fetch(`${first.address}/title_list/bookmark?title_id=10`, { method: 'PUT', headers: { 'session-token': 'a' } });
  expect([(await favourite()).status, (await favourite()).status]).toEqual([200, 429]);
  first.child.kill('SIGTERM');
  expect(await once(first.child, 'close')).toEqual([0, null]);
  expect(first.said.out).toMatch(/\/api\naddFavorite 429 too-many: .+\n$/);

  const second = await serve();
  const kept = await ask(fetch(`${second.address}/title_list/bookmark`, { headers: { 'session-token': 'a' } }));
  expect(kept.success!.subscribedTitlesView!.titles).toMatchObject([{ titleId: 10 }]);
  second.child.kill('SIGINT');
  expect(await once(second.child, 'close')).toEqual([0, null]);
}, 120_000);

test('tells who watches over it that it lives, is ready, and what it answered', async () => {
  const authorization = 'Bearer a-token-of-sixteen';
  const { child, address } = await serve({
    METRICS_TOKEN: 'a-token-of-sixteen',
    PUBLIC_URL: 'https://pictures.example',
  });
  const { headers } = await fetch(`${address}/language`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  const told = async (path: string, headers = {}) => {
    const answer = await fetch(new URL(path, address), { headers });
    return [answer.status, await answer.text()];
  };
  expect(await told('/healthz')).toEqual([200, 'ok\n']);
  expect(await told('/readyz')).toEqual([200, 'ready\n']);
  expect(await told('/metrics')).toEqual([401, '']);
  expect(await told('/metrics', { authorization })).toEqual([
    200,
    expect.stringContaining('komawari_calls_seconds_count{call="language",outcome="ok"} 1'),
  ]);
  child.kill('SIGTERM');
  await once(child, 'close');
}, 60_000);

describe('the operator closes it', () => {
  const token = 'the-operator-and-nobody-else';
  const data = path.join(folder, 'data');
  const OPEN = { maintenance: false, retryAfter: 300, blockedCountries: [], allowedCountries: null };
  const FILE = path.join(data, 'switches.json');
  let address: string;
  let child: ChildProcess;
  beforeAll(
    async () => void ({ address, child } = await serve({ ADMIN_TOKEN: token, COUNTRY_HEADER: 'CF-IPCountry' })),
    60_000,
  );
  afterAll(async () => {
    child.kill('SIGINT');
    await once(child, 'close');
  });

  const call = (headers: Record<string, string> = {}) => fetch(`${address}/language`, { headers });
  const until = async (status: number, headers?: Record<string, string>) => {
    for (;;) {
      const answer = await call(headers);
      if (answer.status === status) return answer;
      await answer.arrayBuffer();
    }
  };
  const set = (switches: object) =>
    fetch(`${address}/admin/switches`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ switches: { ...OPEN, ...switches }, revision: 0 }),
    });

  test('by a file, to calls and pictures, not to himself nor to who watches over it', async () => {
    writeFileSync(FILE, JSON.stringify({ maintenance: true, retryAfter: 90 }));
    const closed = await until(503);
    expect([closed.headers.get('retry-after'), closed.headers.get('cache-control')]).toEqual(['90', 'no-store']);
    const { error } = await ask(Promise.resolve(closed));
    expect([error!.action, error!.popups!.length]).toEqual([2, expect.any(Number)]);
    const status = async (place: string, headers = {}) => (await fetch(new URL(place, address), { headers })).status;
    expect(await status('/media/cover/10/portrait-320.webp')).toBe(503);
    expect([
      await status('/healthz'),
      await status('/readyz'),
      await status('/api/admin/switches', { authorization: `Bearer ${token}` }),
    ]).toEqual([200, 200, 200]);
    rmSync(FILE);
    await until(200);
  }, 60_000);

  test('by his page, to everybody or to some countries, of which no site is one that brings his token', async () => {
    expect((await set({ maintenance: true })).status).toBe(200);
    await until(503, { authorization: `Bearer ${token}` });
    await set({ allowedCountries: ['XA'] });
    await until(451);
    expect((await ask(call({ 'cf-ipcountry': 'XB' }))).error!.action).toBe(3);
    expect([
      (await call({ 'cf-ipcountry': 'XA' })).status,
      (await call({ authorization: `Bearer ${token}` })).status,
    ]).toEqual([200, 200]);
    // Who has it already has nothing drawn.
    const kept = async () =>
      (
        await fetch(new URL('/media/cover/10/portrait-240.webp', address), {
          headers: { 'cf-ipcountry': 'XA', 'if-none-match': '*' },
        })
      ).headers.get('cache-control');
    expect(await kept()).toBe('private, max-age=60');
    await set({});
    await until(200);
    expect(await kept()).toBe('public, max-age=60');
  }, 60_000);
});

test.each([
  [
    'a data folder that cannot be used',
    { DATA_DIR: 'file' },
    'The data folder file cannot be used: a file stands where a folder is needed.',
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://reader:secret@127.0.0.1:1/comics' },
    'The database of DATABASE_URL cannot be used: nobody listens there.',
  ],
  [
    'several settings that are wrong',
    { TRUSTED_PROXIES: 'all', LOG_FORMAT: 'xml' },
    'The environment is not usable. TRUSTED_PROXIES: is no whole number; LOG_FORMAT: is none of json, text',
  ],
  [
    'a setting that is wrong',
    { TRUSTED_PROXIES: 'all' },
    'The environment is not usable. TRUSTED_PROXIES: is no whole number',
  ],
])(
  '%s is told in one sentence',
  (_, env, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [program, '0'], {
      cwd: folder,
      env: envWith(env),
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, `${sentence}\n`]);
  },
  60_000,
);
