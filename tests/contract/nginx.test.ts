import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { get as overHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { hasNginx, serveBehindNginx, type BehindNginx } from '../support/serve-behind-nginx';
import { serveLocally, type LocalServer } from '../support/serve-locally';

const PAGE = { 'cache-control': 's-maxage=60, stale-while-revalidate=86340', vary: 'rsc, Accept-Language, Cookie' };
const SHORT = { 'cache-control': 's-maxage=1, stale-while-revalidate=60' };

const withNginx = hasNginx() ? describe : describe.skip;

withNginx('the site behind nginx', () => {
  let site: LocalServer;
  let front: BehindNginx;
  let asked: IncomingMessage[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    site = await serveLocally((request, response) => {
      asked.push(request);
      answer(request, response);
    });
    front = await serveBehindNginx(Number(new URL(site.url).port));
  });
  afterAll(async () => {
    await front.close();
    site.close();
  });
  beforeEach(() => {
    asked = [];
    answer = (request, response) => void response.writeHead(200, PAGE).end(`${request.url} ${asked.length}`);
  });

  // Each over a connection of its own: one that was given a stale page is busy until the new one is there.
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const [response] = (await once(overHttp(front.address + address, { headers, agent: false }), 'response')) as [IncomingMessage];
    return { status: response.statusCode!, cache: response.headers['x-cache'], body: await text(response) };
  };
  /** What reached the site of all that was asked; of a page that was stale an asking of an earlier test may come late. */
  const reached = (...addresses: string[]) => asked.filter(({ url }) => addresses.includes(url!));
  /** Asks until the answer is as wanted. */
  const until = async (address: string, wanted: (answer: Awaited<ReturnType<typeof get>>) => boolean) => {
    for (;;) {
      const got = await get(address);
      if (wanted(got)) return got;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  test('a page that many want at once is asked for once', async () => {
    const waiting: (() => void)[] = [];
    answer = (_, response) => void waiting.push(() => response.writeHead(200, PAGE).end('one'));
    const all = Array.from({ length: 20 }, () => get('/titles/1'));
    await until('/healthz', () => waiting.length > 0);
    waiting.forEach((go) => go());
    expect(new Set((await Promise.all(all)).map(({ body }) => body))).toEqual(new Set(['one']));
    expect(reached('/titles/1')).toHaveLength(1);
    expect(await get('/titles/1')).toMatchObject({ cache: 'HIT' });
  });

  test('readers of one edition share a page, and no other does', async () => {
    const GERMAN = { 'accept-language': 'de-DE,de;q=0.9' };
    const sharing = async (address: string, readers: Record<string, string>[]) => {
      asked = [];
      for (const headers of readers) await get(address, headers);
      return reached(address).length;
    };
    const anybody: Record<string, string>[] = [{}, GERMAN, { cookie: 'locale=th; other=1' }, { cookie: 'languages=deu-eng' }, { 'user-agent': 'else' }];
    expect(await sharing('/de/titles/2', anybody)).toBe(1);
    expect(await sharing('/titles/3', [{}, { 'accept-language': 'en-GB,de' }, { cookie: 'locale=en', ...GERMAN }, { cookie: 'locale=xx', ...GERMAN }])).toBe(1);
    expect(await sharing('/titles/4', [GERMAN, GERMAN, { cookie: 'locale=de' }, { cookie: 'locale=english', ...GERMAN }])).toBe(4);
    const languages = ['deu-eng', 'deu-eng', 'eng-deu', 'rubbish', 'deu-eng-', ''].map((set) => ({ cookie: `languages=${set}` }));
    expect(await sharing('/updates', languages)).toBe(2);
    expect(await sharing('/es/main/ranking/hottest', languages)).toBe(2);
    expect(await sharing('/titles/5?utm_source=letter', [{}, {}])).toBe(1);
    expect(await sharing('/titles/5', [{}])).toBe(0);
    expect(await sharing('/webview/questionnaire/eng/reading?os=ios&secret=a', [{}, {}])).toBe(1);
    expect(await sharing('/webview/questionnaire/eng/reading?os=ios&secret=b', [{}])).toBe(0);
    expect(await sharing('/titles/5', [{ 'accept-encoding': 'identity' }, { 'accept-encoding': 'br, gzip;q=0.8' }])).toBe(1);
    expect(await sharing('/opds/en/search?query=a', [{}])).toBe(1);
    expect(await sharing('/opds/en/search?query=b', [{}])).toBe(1);
    expect(await sharing('/titles/6?_rsc=a', [{}, { rsc: '1' }, { rsc: '1' }])).toBe(2);
    expect(await sharing('/titles/6?_rsc=b', [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }])).toBe(2);
  });

  test('nobody puts his own page where another’s is kept', async () => {
    const cookieOf = async (address: string, cookie: string) => {
      await get(address, { cookie });
      return reached(address)[0]!.headers.cookie;
    };
    expect(await cookieOf('/de/updates', 'session=1; languages=deu-eng; locale=th')).toBe('locale=th; languages=deu-eng');
    for (const [at, cookie] of ['languages=%64eu', 'languages="deu"', 'languages=eng-deu', 'locale=%64e', 'a=1'].entries()) {
      expect([cookie, await cookieOf(`/en/titles/${40 + at}`, cookie)]).toEqual([cookie, undefined]);
    }
    for (const other of ['/titles%2F50', '//titles/50', '/titles/50||']) await get(other);
    expect(await get('/titles/50')).toMatchObject({ cache: 'MISS' });
    expect(await get('/titles/50')).toMatchObject({ cache: 'HIT' });
  });

  test('what is stale is shown while it is asked for anew, and when the site is broken or gone', async () => {
    let late: (() => void) | undefined;
    answer = (_, response) => void response.writeHead(200, SHORT).end('old');
    await get('/titles/7');
    answer = (_, response) => void (late = () => response.writeHead(200, SHORT).end('new'));
    expect(await until('/titles/7', () => late !== undefined)).toMatchObject({ body: 'old' });
    expect(await get('/titles/7')).toMatchObject({ body: 'old', cache: 'UPDATING' });
    late!();
    await until('/titles/7', ({ body }) => body === 'new');
    for (const fail of [(response: ServerResponse) => response.writeHead(500).end(), (response: ServerResponse) => response.destroy()]) {
      answer = (_, response) => void fail(response);
      asked = [];
      expect(await until('/titles/7', () => asked.length > 1)).toMatchObject({ status: 200, body: 'new' });
    }
  });

  test('nothing is kept that says so, nor what differs by reader', async () => {
    answer = (_, response) => void response.writeHead(200, { 'cache-control': 'private, no-store' }).end();
    for (const address of ['/search_result?keyword=a', '/titles/8']) await get(address);
    answer = (_, response) => void response.writeHead(200, PAGE).end();
    const addresses = ['/search_result?keyword=a', '/titles/8', '/api/language', '/media/page/1/1-high.webp', '/titles/9'];
    for (const address of [...addresses.slice(0, 2), ...[2, 2, 3, 3].map((at) => addresses[at]!)]) await get(address);
    answer = (_, response) => void response.writeHead(500).end();
    expect([(await get('/titles/9')).status, (await get('/titles/9')).status]).toEqual([500, 500]);
    expect(addresses.map((address) => reached(address).length)).toEqual([2, 2, 2, 2, 2]);
  });

  test('the operator’s switches are heard at once', async () => {
    expect((await get('/titles/10')).status).toBe(200);
    answer = (_, response) => void response.writeHead(503, { 'cache-control': 'no-store' }).end('closed');
    expect(await get('/titles/10')).toMatchObject({ status: 200, cache: 'HIT' });
    const switches = path.join(front.dataDir, 'switches.json');
    writeFileSync(switches, '{ "maintenance": true }');
    expect(await get('/titles/10')).toMatchObject({ status: 503, body: 'closed' });
    rmSync(switches);
    expect(await get('/titles/10')).toMatchObject({ status: 200, cache: 'HIT' });
  });

  test('the site learns who calls, whatever he claims, and what watches over it is not for readers', async () => {
    await get('/titles/11', { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'gopher' });
    expect(reached('/titles/11')[0]!.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', 'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/) as string });
    const watched = ['/metrics', '/healthz', '/readyz'];
    for (const address of watched) expect((await get(address)).status).toBe(404);
    expect(reached(...watched)).toEqual([]);
  });

  test('the log says what was answered, and nothing of the reader', async () => {
    await get('/es/search_result?keyword=my-secret', { 'session-token': 'my-secret' });
    await until('/healthz', () => front.log().some((line) => line.includes('/es/search_result')));
    const line = front.log().find((written) => written.includes('/es/search_result'))!;
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/es/search_result', status: 200, cache: 'MISS' });
    expect(line).not.toMatch(/my-secret|127\.0\.0\.1/);
  });
});
