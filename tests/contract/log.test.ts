import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { bundle } from '../support/bundle';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'log-')));
const program = path.join(folder, 'origin.cjs');
let child: ChildProcess;
let address: string;
let said = '';

/** What the log said so far, a line each. */
const told = () =>
  said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  bundle(folder, 'origin', { entryPoints: ['lib/origin/cli/origin.ts'] });
  child = spawn(process.execPath, [program, '0'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: 'data', TRUSTED_PROXIES: '1', TRUSTED_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((resolve, reject) => {
    child.stdout!.on('data', (chunk) => {
      const at = /^The origin is at (\S+)$/m.exec((said += String(chunk)))?.[1];
      if (at) resolve(at);
    });
    child.once('close', () => reject(new Error(said)));
  });
}, 120_000);
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const OWN = {
  session: 'anna-s-own-session',
  mail: 'anna@mail.example',
  network: '203.0.113.77',
  browser: 'AnnasBrowser/7',
  words: 'the-fox-that-anna-seeks',
  from: 'https://elsewhere.example/annas-page',
  cookie: 'annas-cookie',
  home: 'anna at 5 Elm Street',
  asks: 'where-anna-lives',
};

async function ask(below: string, init: RequestInit = {}, id?: string) {
  const headers = {
    'session-token': OWN.session,
    'x-forwarded-for': OWN.network,
    'user-agent': OWN.browser,
    referer: OWN.from,
    cookie: `a=${OWN.cookie}`,
    'content-type': 'application/json',
    ...(id !== undefined && { 'x-request-id': id }),
  };
  const answer = await fetch(`${address}/${below}`, { ...init, headers });
  await answer.arrayBuffer();
  return answer;
}

test('each answer is one line under the id that its proxy gave, or a new one, and the end loses none', async () => {
  const given = await ask('language', {}, 'proxy-7.a_B');
  const made = await ask(`title_list/search?keyword=${OWN.words}&lang=eng&clang=eng`, {}, 'no id at all');
  const refused = await ask(
    'web/contact',
    { method: 'POST', body: JSON.stringify({ subject: 'nonsense', body: `Write to ${OWN.mail}` }) },
    'refused-1',
  );
  const strange = await ask(`${OWN.words}/${OWN.session}?a=${OWN.mail}`, {}, 'strange-1');
  const answers = (body: object) =>
    ask('questionnaire?questionnaire_key=reading', { method: 'PUT', body: JSON.stringify(body) });
  // What is wrong is told to who asked; by what names he called it stays out.
  const named = [
    await answers({ [OWN.home]: 'x' }),
    await answers({ [OWN.home]: 5 }),
    await ask(`language?${OWN.asks}=${'x'.repeat(5000)}`),
  ];
  expect(named.map(({ status }) => status)).toEqual([400, 400, 400]);
  const media = await fetch(new URL('/media/page/1/1-high.webp', address), { headers: { 'x-request-id': 'media-1' } });
  expect([given, made, refused, strange, media].map((answer) => answer.headers.get('x-request-id'))).toEqual([
    'proxy-7.a_B',
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    'refused-1',
    'strange-1',
    'media-1',
  ]);

  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(told()).toEqual([
    {
      level: 'warn',
      time: expect.any(String),
      message: 'TRUSTED_PROXY is no setting, and does nothing; did you mean TRUSTED_PROXIES?',
    },
    {
      level: 'info',
      time: expect.any(String),
      request: 'proxy-7.a_B',
      call: 'language',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    },
    {
      level: 'info',
      time: expect.any(String),
      request: made.headers.get('x-request-id'),
      call: 'searchTitles',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    },
    {
      level: 'warn',
      time: expect.any(String),
      request: 'refused-1',
      call: 'contact',
      status: 400,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      reason: 'bad-request',
      message: expect.stringMatching(/^subject: /),
    },
    {
      level: 'warn',
      time: expect.any(String),
      request: 'strange-1',
      call: '-',
      status: 404,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      reason: 'not-found',
      message: 'There is no such call.',
    },
    ...['answerQuestionnaire', 'answerQuestionnaire', 'language'].map(
      (call) => expect.objectContaining({ level: 'warn', call, reason: 'bad-request' }) as unknown,
    ),
    {
      level: 'info',
      time: expect.any(String),
      request: 'media-1',
      call: 'page',
      status: 403,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      reason: expect.any(String),
      message: expect.any(String),
    },
  ]);
  for (const own of Object.values(OWN)) expect(said).not.toContain(own);
}, 60_000);
