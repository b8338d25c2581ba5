import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { decodeResponse } from '@/lib/wire/decode-response';

import { bundle } from '../support/bundle';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'origin-command-')));
const at = (...parts: string[]) => path.join(folder, ...parts);
const running: ChildProcess[] = [];
let program: string;

beforeAll(() => {
  program = bundle(folder, 'origin', { entryPoints: ['lib/origin/cli/origin.ts'] });
  writeFileSync(at('file'), 'in the way');
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

/** Starts it at a free port. Resolves when it answers. */
async function serve(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, '0'], {
    cwd: folder,
    env: envWith(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const output = { out: '', log: '' };
  child.stderr.on('data', (chunk) => (output.log += chunk));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const url = /^The origin is at (\S+)$/m.exec((output.out += chunk))?.[1];
      if (url) resolve(url);
    });
    child.once('close', () => reject(new Error(output.log)));
  });
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([0, null]);
  };
  return { output, address, stop };
}

test('answers at the printed address, limits writes, and keeps its data over a restart', async () => {
  const first = await serve({ SESSION_WRITES_PER_MINUTE: '1', LOG_FORMAT: 'text' });
  expect(first.output.out).toContain('Creating data with the database and the demo catalogue ...\n');
  const init = { headers: { 'session-token': 'a' } };
  const favourite = () => fetch(`${first.address}/title_list/bookmark?title_id=10`, { method: 'PUT', ...init });
  expect([(await favourite()).status, (await favourite()).status]).toEqual([200, 429]);
  await first.stop('SIGTERM');
  expect(first.output.out).toMatch(/\/api\naddFavorite 429 too-many: .+\n$/);
  const second = await serve();
  const answer = await (await fetch(`${second.address}/title_list/bookmark`, init)).arrayBuffer();
  const { subscribedTitlesView } = decodeResponse(new Uint8Array(answer)).success!;
  expect(subscribedTitlesView!.titles).toMatchObject([{ titleId: 10 }]);
  await second.stop('SIGINT');
});

const PRIVATE = {
  session: 'anna-s-own-session',
  mail: 'anna@mail.example',
  network: '203.0.113.77',
  browser: 'AnnasBrowser/7',
  words: 'the-fox-that-anna-seeks',
  from: 'https://elsewhere.example/annas-page',
  cookie: 'annas-cookie',
  key: 'anna at 5 Elm Street',
};

test('logs one line per answer under its request id, without readers’ data, and answers health checks and metrics', async () => {
  const authorization = 'Bearer a-token-of-sixteen';
  const { output, address, stop } = await serve({
    METRICS_TOKEN: 'a-token-of-sixteen',
    PUBLIC_URL: 'https://pictures.example',
    TRUSTED_PROXIES: '1',
    TRUSTED_PROXY: '1',
  });
  const send = async (below: string, id?: string, init: RequestInit = {}) => {
    const headers = {
      'session-token': PRIVATE.session,
      'x-forwarded-for': PRIVATE.network,
      'user-agent': PRIVATE.browser,
      referer: PRIVATE.from,
      cookie: `a=${PRIVATE.cookie}`,
      'content-type': 'application/json',
      ...(id !== undefined && { 'x-request-id': id }),
    };
    const response = await fetch(`${address}/${below}`, { ...init, headers });
    await response.arrayBuffer();
    return response.headers;
  };
  const json = (method: string, body: object) => ({ method, body: JSON.stringify(body) });
  const first = await send('language', 'proxy-7.a_B');
  expect(first.get('x-request-id')).toBe('proxy-7.a_B');
  expect(first.get('strict-transport-security')).toBe('max-age=31536000');
  const generated = (await send(`title_list/search?keyword=${PRIVATE.words}&lang=eng`, 'no id at all')).get(
    'x-request-id',
  );
  expect(generated).toMatch(/^[0-9a-f-]{36}$/);
  await send('web/contact', 'refused-1', json('POST', { subject: 'x', body: `Write to ${PRIVATE.mail}` }));
  await send('questionnaire?questionnaire_key=reading', 'refused-2', json('PUT', { [PRIVATE.key]: 5 }));
  await send(`${PRIVATE.words}/${PRIVATE.session}?a=${PRIVATE.mail}`, 'unknown-1');
  await fetch(new URL('/media/page/1/1-high.webp', address), { headers: { 'x-request-id': 'media-1' } });
  const read = async (below: string, headers = {}) => {
    const response = await fetch(new URL(below, address), { headers });
    return [response.status, await response.text()];
  };
  expect([await read('/healthz'), await read('/readyz'), await read('/metrics')]).toEqual([
    [200, 'ok\n'],
    [200, 'ready\n'],
    [401, ''],
  ]);
  expect(await read('/metrics', { authorization })).toEqual([
    200,
    expect.stringContaining('komawari_calls_seconds_count{call="language",outcome="ok"} 1'),
  ]);
  await stop('SIGINT');
  const lines = output.out
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const refusal = (request: string, call: string, status: number, reason: string) => ({
    level: 'warn',
    request,
    call,
    status,
    reason,
    message: expect.any(String),
  });
  expect(lines).toMatchObject([
    { level: 'warn', message: 'TRUSTED_PROXY is no setting, and does nothing; did you mean TRUSTED_PROXIES?' },
    { level: 'info', request: 'proxy-7.a_B', call: 'language', status: 200, ms: expect.any(Number) },
    { level: 'info', request: generated, call: 'searchTitles', status: 200, bytes: expect.any(Number) },
    refusal('refused-1', 'contact', 400, 'bad-request'),
    refusal('refused-2', 'answerQuestionnaire', 400, 'bad-request'),
    refusal('unknown-1', '-', 404, 'not-found'),
    { level: 'info', request: 'media-1', call: 'page', status: 403 },
  ]);
  for (const value of Object.values(PRIVATE)) expect(output.out + output.log).not.toContain(value);
});

test.each([
  [
    'an unusable data folder',
    { DATA_DIR: 'file' },
    'The data folder file cannot be used: a file stands where a folder is needed.',
  ],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://reader:secret@127.0.0.1:1/comics' },
    'The database of DATABASE_URL cannot be used: nobody listens there.',
  ],
  [
    'wrong settings',
    { TRUSTED_PROXIES: 'all', LOG_FORMAT: 'xml' },
    'The environment is not usable. TRUSTED_PROXIES: is no whole number; LOG_FORMAT: is none of json, text',
  ],
])('stops with one sentence for %s', (_, env, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [program, '0'], {
    cwd: folder,
    env: envWith(env),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, `${sentence}\n`]);
});
