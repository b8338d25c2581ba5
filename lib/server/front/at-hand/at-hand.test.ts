/** @jest-environment node */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { limits } from '@/lib/limits';

import { outdatedPages } from '../../revalidate/outdated-pages';
import { receive } from '../receive';

import { answerInstead } from './answer-instead';

const isCountryLooked = jest.fn(() => false);
const closed = jest.fn((): unknown => undefined);
jest.mock('@/lib/switches/switches', () => ({ dependsOnCountry: () => isCountryLooked(), closedTo: () => closed() }));

/** What reaches Next, and what it answers by. */
let asked: string[] = [];
let said: Record<string, string> = {};
let status = 200;
const PAGE = '<p>страница';

function next(request: IncomingMessage, response: ServerResponse): void {
  asked.push(request.url!);
  for (const [name, value] of Object.entries({
    ETag: '"a"',
    'x-nextjs-cache': 'HIT',
    'Cache-Control': 's-maxage=60',
    'Content-Type': 'text/html; charset=utf-8',
    ...said,
  }))
    response.setHeader(name, value);
  response.statusCode = status;
  response.setHeader('content-length', Buffer.byteLength(PAGE));
  response.end(request.method === 'HEAD' ? null : PAGE);
}

const server = createServer(next);
const START = 'http.server.request.start';
function begin(message: unknown): void {
  const {
    request,
    response,
    server: asked,
  } = message as { request: IncomingMessage; response: ServerResponse; server: Server };
  const answer = receive(request, response);
  if (answer) answerInstead(asked, request, answer);
}
beforeAll(async () => {
  subscribe(START, begin);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  // The channel is the process's, and other tests run in it.
  unsubscribe(START, begin);
  server.closeAllConnections();
  server.close();
});

let now = 1_800_000_000_000;
let page = 0;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  now += 60_000;
  page += 1;
  [asked, said, status] = [[], {}, 200];
  isCountryLooked.mockReturnValue(false);
  closed.mockReturnValue(undefined);
  outdatedPages.before = 0;
});
afterEach(() => jest.restoreAllMocks());

async function ask(path = `/es/titles/${page}`, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, method });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    length: answer.headers.get('content-length'),
    tag: answer.headers.get('etag'),
    vary: answer.headers.get('vary'),
    freshness: answer.headers.get('cache-control'),
    retryAfter: answer.headers.get('retry-after'),
    text: await answer.text(),
  };
}
/** How many of so many who ask for the same Next has to answer. */
async function askedFor(...headers: Record<string, string>[]): Promise<number> {
  for (const each of headers) await ask(`/titles/${page}`, each);
  return asked.length;
}

test('who asks right after another gets the same, and Next hears nothing of it', async () => {
  const first = await ask();
  expect(first).toMatchObject({ status: 200, text: PAGE, length: '19' });
  now += limits.answerAtHandMs - 1;
  expect(await ask()).toEqual(first);
  expect(asked).toHaveLength(1);
});

test('a moment later Next is asked again, and so it is where the clock was set back', async () => {
  await ask();
  now += limits.answerAtHandMs;
  await ask();
  now -= 3_600_000;
  await ask();
  expect(asked).toHaveLength(3);
});

test('nothing is at hand from before the catalogue’s last change', async () => {
  await ask();
  now += 10;
  outdatedPages.before = now;
  await ask();
  await ask();
  expect(asked).toHaveLength(2);
});

test('who has the page is told so, and who asks for its headers gets no more', async () => {
  await ask();
  expect(await ask(undefined, { 'if-none-match': 'W/"a"' })).toMatchObject({
    status: 304,
    tag: '"a"',
    type: null,
    text: '',
  });
  expect(await ask(undefined, {}, 'HEAD')).toMatchObject({ status: 200, length: '19', text: '' });
  expect(asked).toHaveLength(1);
});

test('an address without a locale is answered by what its reader’s browser says, one with a locale to all alike', async () => {
  const spanish = { 'accept-language': 'es' };
  expect(
    await askedFor(
      { 'accept-language': 'en' },
      spanish,
      { ...spanish, cookie: 'locale=fr' },
      { ...spanish, cookie: 'a=b; locale=fr; other=1' },
      spanish,
    ),
  ).toBe(3);
  asked = [];
  await ask(undefined, spanish);
  await ask(undefined, { 'accept-language': 'en', cookie: 'locale=fr' });
  expect(asked).toHaveLength(1);
});

test.each([
  'locale =en',
  'locale\t=en',
  '\tlocale=en',
  'other=1;locale\u00a0=en',
  'locale=%65n',
  'locale="en"',
  'locale=EN',
  'locale=en; locale=fr',
  'locale=fr; locale=en',
])(
  'however a cookie is written, who sends it leaves nothing to others, and gets nothing of theirs: %j',
  async (cookie) => {
    expect(await askedFor({}, { cookie }, { cookie: 'other=1' })).toBe(2);
  },
);

test('what can be decompressed by one alone is answered to others as they can read it', async () => {
  expect(
    await askedFor({ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'gzip' }),
  ).toBe(2);
});

test.each([
  ['a page that was just made', { 'x-nextjs-cache': 'MISS' }],
  ['an old page', { 'x-nextjs-cache': 'STALE' }],
  ['what nobody may keep', { 'Cache-Control': 'private, no-store' }],
  ['what has no tag', { ETag: '' }],
  ['data', { 'Content-Type': 'text/x-component' }],
])('%s is asked for each time', async (_, headers) => {
  said = headers;
  await ask();
  await ask();
  expect(asked).toHaveLength(2);
});

test.each([{ rsc: '1' }, { 'next-router-prefetch': '1' }, { 'x-nextjs-data': '1' }, { 'x-komawari-again': '1' }])(
  'who asks otherwise than browsers do, by %j, gets nothing of others, and leaves them nothing',
  async (headers) => {
    await ask(undefined, headers as never);
    await ask();
    await ask(undefined, headers as never);
    expect(asked).toHaveLength(3);
  },
);

test('while countries are kept out, nothing is at hand that proxies may keep, and whoever may read gets what no proxy keeps', async () => {
  await ask();
  isCountryLooked.mockReturnValue(true);
  expect((await ask()).freshness).toBe('private, no-store');
  expect((await ask()).freshness).toBe('private, no-store');
  expect(asked).toHaveLength(2);
  isCountryLooked.mockReturnValue(false);
  expect((await ask()).freshness).toMatch(/^s-maxage=/);
  expect(asked).toHaveLength(2);
});

describe('closed', () => {
  const maintenance = { state: 'maintenance', retryAfter: 300 };
  const inLanguage = (locale: string) => ({
    'Cache-Control': 'no-store',
    'Retry-After': '300',
    'x-middleware-rewrite': `/${locale}/maintenance`,
  });
  const SPANISH = inLanguage('es');
  beforeEach(() => {
    closed.mockReturnValue(maintenance);
    [status, said] = [503, SPANISH];
  });

  test('a closed service answers nothing that it had at hand, and an open one nothing that said that it was closed', async () => {
    closed.mockReturnValueOnce(undefined);
    [status, said] = [200, {}];
    await ask();
    [status, said] = [503, SPANISH];
    expect(await ask()).toMatchObject({ status: 503 });
    closed.mockReturnValueOnce(undefined);
    expect(await ask()).toMatchObject({ status: 200 });
    expect(asked).toHaveLength(2);
  });

  test('one page says so at every address, to all who read the same language and for the same reason', async () => {
    const first = await ask('/es/titles/1');
    expect(first).toMatchObject({ status: 503, retryAfter: '300', freshness: 'no-store', text: PAGE });
    expect(await ask('/es/titles/2')).toEqual(first);
    expect(asked).toHaveLength(1);
    said = inLanguage('fr');
    await ask('/fr/titles/1');
    closed.mockReturnValue({ ...maintenance, retryAfter: 60 });
    said = SPANISH;
    await ask('/es/titles/1');
    expect(asked).toHaveLength(3);
    closed.mockReturnValue({ state: 'geo-blocked' });
    [status, said] = [451, { 'Cache-Control': 'no-store', 'x-middleware-rewrite': '/es/blocked' }];
    expect(await ask('/es/titles/1')).toMatchObject({ status: 451 });
    expect(asked).toHaveLength(4);
  });

  test('what varies by its reader is at hand for none that is told otherwise, and what is compressed for none that cannot read it', async () => {
    said = { ...SPANISH, Vary: 'rsc' };
    expect((await ask('/es/titles/1')).vary).toBe('rsc');
    expect((await ask('/es/updates')).vary).toBe('rsc, Cookie');
    await ask('/es/titles/1', { 'accept-encoding': 'identity' });
    expect(asked).toHaveLength(3);
  });

  test('who has a page is not told that it is unchanged', async () => {
    await ask();
    expect(await ask(undefined, { 'if-none-match': '"a"' })).toMatchObject({ status: 503, text: PAGE });
    expect(asked).toHaveLength(1);
  });

  test('where an address holds a secret, its own headers keep it', async () => {
    await ask('/webview/questionnaire/es/secret', { 'accept-language': 'es' });
    await ask('/webview/questionnaire/es/secret', { 'accept-language': 'es' });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['with another status', 200, SPANISH],
    ['as what proxies may keep', 503, { ...SPANISH, 'Cache-Control': 's-maxage=60' }],
    ['in another language than the address asks for', 503, inLanguage('fr')],
  ])('what was answered %s is at hand for nobody', async (_, saidStatus, saidHeaders) => {
    [status, said] = [saidStatus, saidHeaders];
    await ask();
    await ask();
    expect(asked).toHaveLength(2);
  });
});

test('whom the server itself refuses is refused once, whatever is at hand', async () => {
  await ask();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`GET /es/titles/${page} HTTP/1.1\r\nConnection: close\r\n\r\n`);
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(await ask()).toMatchObject({ status: 200 });
});

test('only so many bytes are at hand: the oldest make room', async () => {
  jest.replaceProperty(limits, 'answersAtHandMaxBytes', (19 * 2) as never);
  for (const path of ['/es/titles/a', '/es/titles/b', '/es/titles/c', '/es/titles/c', '/es/titles/b', '/es/titles/a'])
    await ask(path);
  expect(asked).toEqual(['a', 'b', 'c', 'a'].map((name) => `/es/titles/${name}`));
});
