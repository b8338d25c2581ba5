import { rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { answerHeaders } from '@/lib/answer-headers';
import { limits } from '@/lib/limits';
import { campaignPaths, routes } from '@/lib/routes';
import { answerOf } from '@/tests/support/answer-of';
import { hasNginx, serveBehindNginx, type BehindNginx } from '@/tests/support/serve-behind-nginx';
import { serveLocally, type LocalServer } from '@/tests/support/serve-locally';
import { skipped } from '@/tests/support/skipped';

const PAGE = { 'cache-control': 's-maxage=30, stale-while-revalidate=15', vary: 'rsc, Accept-Language, Cookie' };
const SHORT = { 'cache-control': 's-maxage=1, stale-while-revalidate=60' };
/** Past its second it is shown to nobody any more. */
const STRICT = { 'cache-control': 's-maxage=1, stale-while-revalidate=0' };

const withNginx = hasNginx() ? describe : skipped(describe, 'nginx is not installed');

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
    front = await serveBehindNginx([Number(new URL(site.url).port)]);
  });
  afterAll(async () => {
    await front.close();
    site.close();
  });
  beforeEach(() => {
    asked = [];
    answer = (request, response) => void response.writeHead(200, PAGE).end(`${request.url} ${asked.length}`);
  });

  const get = async (address: string, headers: Record<string, string> = {}) => {
    const { status, headers: said, body } = await answerOf(front.address + address, { headers });
    return { status, cache: said['x-cache'], body };
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

  test('collapses concurrent misses of one page into one request', async () => {
    const waiting: (() => void)[] = [];
    answer = (_, response) => void waiting.push(() => response.writeHead(200, PAGE).end('one'));
    const all = Array.from({ length: 20 }, () => get('/titles/1'));
    await until('/healthz', () => waiting.length > 0);
    waiting.forEach((go) => go());
    expect(new Set((await Promise.all(all)).map(({ body }) => body))).toEqual(new Set(['one']));
    expect(reached('/titles/1')).toHaveLength(1);
    expect(await get('/titles/1')).toMatchObject({ cache: 'HIT' });
  });

  test('caches a page per edition', async () => {
    const GERMAN = { 'accept-language': 'de-DE,de;q=0.9' };
    const sharing = async (address: string, readers: Record<string, string>[]) => {
      asked = [];
      for (const headers of readers) await get(address, headers);
      return reached(address).length;
    };
    const anybody: Record<string, string>[] = [
      {},
      GERMAN,
      { cookie: 'locale=th; other=1' },
      { cookie: 'languages=deu-eng' },
      { 'user-agent': 'else' },
    ];
    expect(await sharing('/de/titles/2', anybody)).toBe(1);
    expect(
      await sharing('/titles/3', [
        {},
        { 'accept-language': 'en-GB,de' },
        { cookie: 'locale=en', ...GERMAN },
        { cookie: 'locale=xx', ...GERMAN },
      ]),
    ).toBe(1);
    expect(
      await sharing('/titles/4', [GERMAN, GERMAN, { cookie: 'locale=de' }, { cookie: 'locale=english', ...GERMAN }]),
    ).toBe(4);
    const languages = ['deu-eng', 'deu-eng', 'eng-deu', 'rubbish', 'deu-eng-', ''].map((set) => ({
      cookie: `languages=${set}`,
    }));
    expect(await sharing('/updates', languages)).toBe(2);
    expect(await sharing('/es/main/ranking/hottest', languages)).toBe(2);
    expect(await sharing('/titles/5?utm_source=letter', [{}, {}])).toBe(1);
    expect(await sharing('/titles/5', [{}])).toBe(0);
    expect(await sharing('/webview/questionnaire/eng/reading?os=ios&secret=a', [{}, {}])).toBe(1);
    expect(await sharing('/webview/questionnaire/eng/reading?os=ios&secret=b', [{}])).toBe(0);
    expect(
      await sharing('/titles/5', [{ 'accept-encoding': 'identity' }, { 'accept-encoding': 'br, gzip;q=0.8' }]),
    ).toBe(1);
    expect(await sharing('/opds/en/search?query=a', [{}])).toBe(1);
    expect(await sharing('/opds/en/search?query=b', [{}])).toBe(1);
    expect(await sharing('/titles/6?_rsc=a', [{}, { rsc: '1' }, { rsc: '1' }])).toBe(2);
    expect(await sharing('/titles/6?_rsc=b', [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }])).toBe(2);
  });

  test('cannot be poisoned through cookies or headers', async () => {
    const cookieOf = async (address: string, cookie: string) => {
      await get(address, { cookie });
      return reached(address)[0]!.headers.cookie;
    };
    expect(await cookieOf('/de/updates', 'session=1; languages=deu-eng; locale=th')).toBe(
      'locale=th; languages=deu-eng',
    );
    for (const [at, cookie] of [
      'languages=%64eu',
      'languages="deu"',
      'languages=eng-deu',
      'locale=%64e',
      'a=1',
    ].entries()) {
      expect([cookie, await cookieOf(`/en/titles/${40 + at}`, cookie)]).toEqual([cookie, undefined]);
    }
    const routerOf = async (address: string, rsc: string) => {
      await get(address, { rsc });
      return reached(address)[0]!.headers.rsc;
    };
    expect([
      await routerOf('/search_result?keyword=ferry', 'x'),
      await routerOf('/search_result?keyword=ferry&_rsc', '1'),
    ]).toEqual([undefined, '1']);
    for (const other of ['/titles%2F50', '//titles/50', '/titles/50||']) await get(other);
    expect(await get('/titles/50')).toMatchObject({ cache: 'MISS' });
    expect(await get('/titles/50')).toMatchObject({ cache: 'HIT' });
  });

  /** Has a page kept, and its second pass: one that was kept after it has been asked for anew. */
  const outlive = async (address: string, headers: Record<string, string>) => {
    answer = (_, response) => void response.writeHead(200, headers).end('old');
    await get(address);
    await get(`${address}-after`);
    answer = (_, response) => void response.writeHead(200, headers).end('new');
    await until(`${address}-after`, ({ body }) => body === 'new');
    asked = [];
  };
  const crowd = (address: string) => Promise.all(Array.from({ length: 20 }, () => get(address)));

  test('serves stale while one request revalidates', async () => {
    await outlive('/titles/7', SHORT);
    let late: (() => void) | undefined;
    answer = (_, response) => void (late = () => response.writeHead(200, SHORT).end('new'));
    expect(await until('/titles/7', () => late !== undefined)).toMatchObject({ body: 'old' });
    expect(new Set((await crowd('/titles/7')).map(({ body, cache }) => `${body} ${cache}`))).toEqual(
      new Set(['old UPDATING']),
    );
    expect(reached('/titles/7')).toHaveLength(1);
    late!();
    await until('/titles/7', ({ body }) => body === 'new');
  });

  test('never serves beyond stale-while-revalidate while the site answers', async () => {
    await outlive('/titles/11', STRICT);
    expect(new Set((await crowd('/titles/11')).map(({ body }) => body))).toEqual(new Set(['new']));
  });

  test('serves stale of any age while the site fails', async () => {
    await outlive('/titles/12', STRICT);
    answer = (_, response) => void response.writeHead(500).end();
    expect(await get('/titles/12')).toEqual({ status: 200, body: 'old', cache: 'STALE' });
    answer = (_, response) => void response.destroy();
    expect(await get('/titles/12')).toEqual({ status: 200, body: 'old', cache: 'STALE' });
    // Asked for each time; on connections that were open nginx asks again.
    expect(reached('/titles/12').length).toBeGreaterThan(1);
  });

  test('does not cache no-store responses or responses with cookies', async () => {
    answer = (_, response) => void response.writeHead(200, { 'cache-control': 'private, no-store' }).end();
    for (const address of ['/search_result?keyword=a', '/titles/8']) await get(address);
    answer = (_, response) => void response.writeHead(200, PAGE).end();
    const addresses = [
      '/search_result?keyword=a',
      '/titles/8',
      '/api/language',
      '/media/page/1/1-high.webp',
      '/titles/9',
    ];
    for (const address of [...addresses.slice(0, 2), ...[2, 2, 3, 3].map((at) => addresses[at]!)]) await get(address);
    answer = (_, response) => void response.writeHead(500).end();
    expect([(await get('/titles/9')).status, (await get('/titles/9')).status]).toEqual([500, 500]);
    expect(addresses.map((address) => reached(address).length)).toEqual([2, 2, 2, 2, 2]);
  });

  describe('uncacheable responses', () => {
    test('do not queue behind the cache lock', async () => {
      const come: ServerResponse[] = [];
      // Only when all are there: whoever waited for another's answer would have all wait for him.
      answer = (_, response) => {
        if (come.push(response) === 20)
          for (const each of come)
            each.writeHead(307, { location: '/main/updates', 'cache-control': 'no-store' }).end();
      };
      const outcomes = (await crowd('/')).map(({ status, cache }) => `${status} ${cache}`);
      expect([new Set(outcomes), reached('/').length]).toEqual([new Set(['307 BYPASS']), 20]);
    });

    test('cover entrances, redirects, campaigns, searches and scripts', async () => {
      const addresses = [
        ...[
          '/',
          '/main',
          '/main/',
          routes.redirecting(),
          routes.redirecting('/faq'),
          '/ranking',
          '/manga_list',
        ].flatMap((below) => [below, `/es${below}`]),
        ...['/es', '/main/ranking', '/es/main/manga_list/browser_a', routes.search('ferry'), '/es/rating/deu'],
        ...['/main/search_result?from=mail&keyword=ferry', ...Object.values(campaignPaths).flat()],
        ...['/opds', '/updates/', '/de/titles/1/', '/main/ranking/', '/sw.js', '/schemas/series.json'],
      ];
      const outcomes = await Promise.all(addresses.map(async (address) => [address, (await get(address)).cache]));
      expect(outcomes).toEqual(addresses.map((address) => [address, 'BYPASS']));
    });

    test('leave the neighbours of those addresses to the cache', async () => {
      for (const address of [
        ...['/main/updates', '/es/main/updates', '/ranking/hottest', '/manga_list/ongoing', '/rating/eng', '/topusx'],
        ...['/en/sw.js', '/redirecting/on', '/search_result', '/search_result?keyword=', '/search_result?keywords=a'],
        ...['/faq?keyword=a', '/opds/en'],
      ]) {
        await get(address);
        expect([address, (await get(address)).cache]).toEqual([address, 'HIT']);
      }
    });
  });

  test('passes maintenance and region states through the cache at once', async () => {
    expect((await get('/titles/10')).status).toBe(200);
    answer = (_, response) => void response.writeHead(503, { 'cache-control': 'no-store' }).end('closed');
    expect(await get('/titles/10')).toMatchObject({ status: 200, cache: 'HIT' });
    for (const file of ['switches.json', 'switches-set.json']) {
      const switches = path.join(front.dataDir, file);
      writeFileSync(switches, '{ "maintenance": true }');
      expect([file, await get('/titles/10')]).toMatchObject([file, { status: 503, body: 'closed' }]);
      rmSync(switches);
      expect([file, await get('/titles/10')]).toMatchObject([file, { status: 200, cache: 'HIT' }]);
    }
  });

  test('never caches the admin page, and passes its cookies alone', async () => {
    answer = (_, response) => void response.writeHead(200, PAGE).end();
    const cookie = 'locale=en; operator=sealed';
    const addresses = ['/admin', '/admin/feedback', '/revalidate', '/admins'];
    for (const address of [...addresses, ...addresses]) await get(address, { cookie });
    expect(addresses.map((address) => reached(address).length)).toEqual([2, 2, 2, 1]);
    expect(addresses.map((address) => reached(address)[0]!.headers.cookie?.includes('operator=sealed'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('sets the forwarded headers itself and hides health and metrics', async () => {
    await get('/titles/11', { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'gopher' });
    expect(reached('/titles/11')[0]!.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
    const watched = ['/metrics', '/healthz', '/readyz'];
    for (const address of watched) expect((await get(address)).status).toBe(404);
    expect(reached(...watched)).toEqual([]);
  });

  test('logs requests without tokens, keywords or addresses', async () => {
    await get('/es/search_result?keyword=my-secret', { 'session-token': 'my-secret' });
    await until('/healthz', () => front.log().some((line) => line.includes('/es/search_result')));
    const line = front.log().find((written) => written.includes('/es/search_result'))!;
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/es/search_result', status: 200, cache: 'BYPASS' });
    expect(line).not.toMatch(/my-secret|127\.0\.0\.1/);
  });
});

withNginx('two instances behind nginx', () => {
  let instances: LocalServer[];
  let front: BehindNginx;
  let asked: string[];
  let answers: ((request: IncomingMessage, response: ServerResponse) => void)[];
  const portOf = ({ url }: LocalServer) => Number(new URL(url).port);

  beforeAll(async () => {
    instances = await Promise.all(
      [0, 1].map((at) =>
        serveLocally((request, response) => {
          asked.push(`${request.method} ${at}`);
          answers[at]!(request, response);
        }),
      ),
    );
    front = await serveBehindNginx(instances.map(portOf));
  });
  afterAll(async () => {
    await front.close();
    for (const { close } of instances) close();
  });
  beforeEach(() => {
    asked = [];
    answers = [0, 1].map((at) => (_, response) => void response.writeHead(200).end(`${at}`));
  });
  const ask = (address: string, method?: string, headers?: Record<string, string>) =>
    answerOf(front.address + address, { method, headers });

  test('retries a closed connection at the other instance', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, at) => ask(`/api/${at}`)));
    expect(new Set(all.map(({ body }) => body))).toEqual(new Set(['0', '1']));
    answers[0] = (_, response) => void response.destroy();
    for (let at = 0; at < 4; at++)
      expect(await ask(`/api/title?${at}`, at % 2 ? 'PUT' : 'GET')).toMatchObject({ status: 200, body: '1' });
  });

  test('keeps an instance in use after the longest address, router headers and response headers', async () => {
    const said = {
      ...Object.fromEntries(answerHeaders({ isDocument: true, isSecure: true })),
      location: 'a'.repeat(limits.locationMaxLength),
    };
    answers = answers.map(() => (_, response) => void response.writeHead(200, { ...said, ...PAGE }).end());
    const headers = { rsc: '1', 'next-router-segment-prefetch': `/${'b'.repeat(511)}` };
    for (let at = 0; at < 8; at++)
      expect((await ask(`/terms?${at}${'a'.repeat(4_000)}`, 'GET', headers)).status).toBe(200);
  });

  test('does not retry a request that may have been executed', async () => {
    answers = answers.map(() => (_, response) => void response.destroy());
    expect(await ask('/api/web/contact', 'POST')).toMatchObject({ status: 502 });
    expect(asked).toHaveLength(1);
  });
});
