import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc, { type Arbitrary } from 'fast-check';

import { PROPERTY_PATIENCE_MS, propertyRuns } from '@/tests/support/property-runs';
import { serveSite, type Site } from '@/tests/support/serve-site';

import { FERRY } from '@/tests/e2e/reader';
import { expect, test } from '@/tests/e2e/test';

// They share a site of their own, whose tokens nobody knows.
test.describe.configure({ mode: 'default', timeout: PROPERTY_PATIENCE_MS });

const RUNS = propertyRuns(70);
const TOKEN = 'the-operator-and-nobody-else';

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-any-'));
let site: Site;
let before: string[];
const files = () =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !/^(?:drawn\b|komawari\.db)/.test(name))
    .sort();

test.beforeAll(async () => {
  site = await serveSite({
    DATA_DIR: folder,
    ADMIN_TOKEN: TOKEN,
    REVALIDATE_TOKEN: 'the-publisher-and-nobody-else',
    METRICS_TOKEN: 'the-watcher-and-nobody-else',
  });
  before = files();
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What would run, or be taken for markup, wherever it stood as it was sent. */
const MARK = '<x7q onload=alert(1)>"\'';
/** What lies where no address leads. */
const HIDDEN = /SQLite format 3|root:x:0|-and-nobody-else|node_modules|\bat \S+ \(/;

interface Asked {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}
interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends an address as it is written: a browser would tidy it first. */
function send({ path, method, headers, body }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const asked = ask(
      {
        hostname,
        port,
        path,
        method,
        headers: {
          connection: 'close',
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString('latin1'),
          }),
        );
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const binary = fc.string({ unit: 'binary', maxLength: 8 }).map((value) => encodeURIComponent(value.toWellFormed()));
const odd = fc.oneof(
  binary,
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '%2e%2e%2f',
    '..%5c..%5c',
    '%00',
    '%',
    '%zz',
    '%c0%af',
    '%ff',
    '\\',
    ';',
    '0',
    '-1',
    '1e3',
    '2147483648',
    '99999999999',
    '%D9%A3',
    '__proto__',
    'constructor',
    'x'.repeat(2_000),
    MARK.replaceAll(' ', '/'),
    encodeURIComponent(MARK),
    'etc/passwd',
    'komawari.db',
    '[id]',
    '$1',
    'xx',
  ),
);
const some = (...words: string[]) =>
  fc.oneof({ weight: 2, arbitrary: odd }, { weight: 3, arbitrary: fc.constantFrom(...words) });
const joined = (...parts: Arbitrary<string>[]) => fc.tuple(...parts).map((words) => `/${words.join('/')}`);
const below = (first: string, ...parts: Arbitrary<string>[]) =>
  fc.nat(parts.length).chain((count) => joined(fc.constant(first), ...parts.slice(0, count)));

const IDS = [String(FERRY.titleId), String(FERRY.firstChapterId), '10', '999999'];
const LOCALES = ['en', 'es', 'vi', 'EN', 'eng'];

/** Where there is something other than pages for readers. */
const ADDRESSES: Record<string, Arbitrary<string>> = {
  'sharing pictures': fc.oneof(
    below('cards', some('titles', 'chapters', 'site'), some('30.png', '30001.png', 'en.png', '999999.png', '30.jpg')),
    fc.constantFrom('/cards/site/en.png', '/cards/titles/30.png'),
  ),
  'icons and manifests': fc.oneof(
    below('icons', some('favicon.svg', 'any-192.png', 'logo-00000000.svg', 'logo-0.png')),
    below('manifest', some('en.webmanifest', 'xx.webmanifest')),
  ),
  feeds: fc.oneof(
    below('feeds', some('eng.atom', 'xxx.atom', 'titles'), some('30.atom', '999999.atom')),
    below('sitemaps', some('pages.xml', 'titles-1.xml', 'chapters-1.xml', 'titles-0.xml', 'titles-999999.xml')),
    fc.constantFrom('/sitemap.xml', '/robots.txt'),
  ),
  'the catalogue for programs': below(
    'opds',
    some(...LOCALES, 'chapters'),
    some('titles', 'ranking', 'search', 'updates', ...IDS),
    some('hottest', 'manifest', ...IDS),
  ),
  pictures: fc.oneof(
    below(
      'media',
      some('page', 'cover', 'background', 'avatar'),
      some(...IDS, '1'),
      some('1-high.webp', 'portrait-160.webp', 'wide-960.webp', 'round-48.webp'),
    ),
    fc.constantFrom('/media/cover/10/portrait-320.webp'),
  ),
  'the operator’s page': below(
    'admin',
    some('act', 'export', 'catalogue', 'surveys', 'told', 'sign-in', 'service', 'news', 'feedback'),
    some(
      'sign-in',
      'sign-out',
      'switches',
      'announcement',
      'figures.csv',
      'survey.csv',
      'feedback.csv',
      'missing',
      ...IDS,
    ),
  ),
  'what is promoted': below('api', fc.constant('promotion'), odd),
  'what watches over the site': joined(
    some('revalidate', 'metrics', 'healthz', 'readyz', 'sw.js', '_next/static', '_next/image', '_next/data'),
  ),
  surveys: below('webview', fc.constant('questionnaire'), some('eng', 'es', 'xx'), some('reading', 'missing')),
  pages: joined(
    some(
      'titles',
      'viewer',
      'comments',
      'publisher_news',
      'redirecting',
      'search_result',
      'webview',
      'rating',
      'es',
      'main',
    ),
    some(...IDS, 'titles', 'announcement', 'eng'),
    some(...IDS, 'eng'),
  ),
};

const value = fc.oneof(
  odd,
  fc.constantFrom('1', '30', '2', '-1', 'reading', '/admin', '//evil.example', 'https://evil.example/'),
);
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'page',
        'from',
        'query',
        'keyword',
        'to',
        'next',
        'key',
        'days',
        'series',
        'search',
        'e',
        's',
        'w',
        'v',
        'trouble',
        'others',
        'draft',
        'url',
        '__proto__',
      ),
      value,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
const written = fc.oneof(
  fc.constantFrom(
    MARK,
    '*',
    '',
    'x'.repeat(2_000),
    'es',
    'operator=Fe26.2*1*x*y',
    'languages=eng-esp; locale=xx',
    'Bearer x',
    'Bearer ',
    'bytes=0-99999999,5-2',
    '"x", W/"y"',
    '127.0.0.1, ::1',
    'evil.example',
    'null',
  ),
  fc.stringMatching(/^[\x21-\x7e]{0,30}$/),
);
const NAMES = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'if-none-match',
  'if-modified-since',
  'next-action',
  'next-router-state-tree',
  'origin',
  'range',
  'referer',
  'rsc',
  'sec-fetch-site',
  'session-token',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-komawari-closed',
  'x-middleware-subrequest',
  'x-nextjs-data',
  'x-request-id',
];
// What Next's router asks for is read in ways of its own.
const headers = fc
  .tuple(fc.dictionary(fc.constantFrom(...NAMES), written, { maxKeys: 3 }), fc.boolean())
  .map(([some, isRouter]) => (isRouter ? { ...some, rsc: '1' } : some));
const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constantFrom('POST', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS') },
);
const body = fc.oneof(
  fc.constant(undefined),
  fc.string({ maxLength: 200 }),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'token',
          'csrf',
          'next',
          'id',
          'to',
          'maintenance',
          'retryAfter',
          'blocked',
          'allowed',
          'revision',
        ),
        value,
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
);

const requestTo = (address: Arbitrary<string>): Arbitrary<Asked> =>
  fc
    .record({ address, query: fc.option(query), method, headers, body })
    .map(({ address, query, method, headers, body }) => ({
      // What no client can send at all is left out.
      path: (query === null ? address : `${address}?${query}`).replace(/[^\x21-\xff]/g, ''),
      method,
      headers: { ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      body: ['GET', 'HEAD', 'OPTIONS'].includes(method) ? undefined : body,
    }));

/** All that a stranger is ever answered. None says that something of ours has failed. */
const STATUSES = [200, 204, 206, 301, 303, 304, 307, 308, 400, 401, 403, 404, 405, 411, 413, 414, 415, 416, 429, 431];
const SECONDS = 60;

/** Asks for all that there may be, and gives which statuses were answered. */
async function askAll(requests: Arbitrary<Asked>): Promise<Set<number>> {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(requests, async (asked) => {
      const { status, headers, body } = await send(asked);
      seen.add(status);
      expect([status, STATUSES]).toEqual([status, expect.arrayContaining([status])]);
      expect(body).not.toContain('<x7q');
      expect(HIDDEN.exec(body)).toBeNull();
      expect(headers['x-content-type-options']).toBe('nosniff');
      const caching = String(headers['cache-control'] ?? '');
      if (status >= 400)
        for (const [, seconds] of caching.matchAll(/(?:max-age|stale-while-revalidate)=(\d+)/g))
          expect(Number(seconds)).toBeLessThanOrEqual(SECONDS);
      const { location } = headers;
      if (location) expect(new URL(String(location), site.url).origin).toBe(new URL(site.url).origin);
    }),
    RUNS,
  );
  return seen;
}

for (const [name, address] of Object.entries(ADDRESSES)) {
  test(`${name}: whatever is asked for comes, or is refused in order, and for a minute at most @desktop`, async () => {
    const statuses = [...(await askAll(requestTo(address)))];
    expect(statuses).toContain(404);
    expect(statuses.some((status) => status < 300)).toBe(true);
  });
}

test('every route that is no page is among what is asked for @desktop', () => {
  const handlers = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'route.ts')
    .map((name) => path.dirname(name));
  const asked = Object.values(ADDRESSES).flatMap((address) => fc.sample(address, { seed: RUNS.seed, numRuns: 2_000 }));
  const isAsked = (handler: string) =>
    asked.some((address) =>
      new RegExp(
        `^/${handler
          .replaceAll('.', '\\.')
          .replace(/\[\.\.\.[^\]]+\]/g, '.+')
          .replace(/\[[^\]]+\]/g, '[^/]+')}$`,
      ).test(address),
    );
  expect(handlers.length).toBeGreaterThan(20);
  expect(handlers.filter((handler) => !isAsked(handler))).toEqual([]);
});

test('nothing was written by that, and all is as it was @desktop', async ({ request }) => {
  expect(files()).toEqual(before);
  expect((await request.get(`${site.url}/titles/${FERRY.titleId}`)).status()).toBe(200);
  expect(
    (
      await request.post(`${site.url}/revalidate`, {
        headers: { authorization: 'Bearer the-publisher-and-nobody-else', 'x-forwarded-for': '192.0.2.7' },
      })
    ).status(),
  ).toBe(204);
});

const OPERATORS = [
  'page',
  'days',
  'search',
  'status',
  'draft',
  'maintenance',
  'retryAfter',
  'blocked',
  'allowed',
  'fault',
  'value',
  'done',
  'others',
  'trouble',
  'why',
  'seconds',
  'next',
  'series',
  'key',
];
const typed = fc.oneof(
  value,
  fc.constantFrom(
    'on',
    '60',
    'FR DE',
    'ongoing',
    'saved',
    'refused',
    'blocked',
    '{"maintenance":true}',
    'hidden',
    'shown',
  ),
);
const pairsOf = (...names: string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, '__proto__'), typed), { maxLength: 4 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
/** What the operator alone may see, and what he may send; to sign out would be the end of it. */
const OPERATED: Record<string, (csrf: string) => Arbitrary<Omit<Asked, 'headers'>>> = {
  pages: () =>
    fc
      .record({
        address: below(
          'admin',
          some('catalogue', 'surveys', 'service', 'news', 'feedback', 'sign-in', 'told'),
          some(...IDS, 'reading', 'missing'),
        ),
        query: pairsOf(...OPERATORS),
      })
      .map(({ address, query }) => ({ path: `${address}?${query}`, method: 'GET' })),
  files: () =>
    fc
      .record({
        address: below('admin', fc.constant('export'), some('figures.csv', 'survey.csv', 'feedback.csv')),
        query: pairsOf('days', 'series', 'key'),
      })
      .map(({ address, query }) => ({ path: `${address}?${query}`, method: 'GET' })),
  forms: (csrf) =>
    fc
      .record({
        address: below('admin', fc.constant('act'), some('switches', 'announcement')),
        form: pairsOf('maintenance', 'retryAfter', 'blocked', 'allowed', 'revision', 'id', 'to'),
      })
      .map(({ address, form }) => ({ path: address, method: 'POST', body: `csrf=${csrf}&retryAfter=60&id=1&${form}` })),
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function signedIn() {
  const { headers } = await send({ path: '/admin/act/sign-in', method: 'POST', headers: FORM, body: `token=${TOKEN}` });
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  const [, csrf = ''] =
    /name="csrf" value="([^"]+)"/.exec(
      (await send({ path: '/admin/service', method: 'GET', headers: { cookie } })).body,
    ) ?? [];
  expect(csrf).not.toBe('');
  return { cookie, csrf };
}

/** What he is answered where all is well. */
const WELL: Record<string, number> = { pages: 200, files: 200, forms: 303 };
for (const [name, asked] of Object.entries(OPERATED)) {
  test(`the operator’s ${name}: whatever he asks for, signed in, he is answered @desktop`, async () => {
    const { cookie, csrf } = await signedIn();
    const requests = asked(csrf).map(({ path, ...more }) => ({
      ...more,
      path: path.replace(/[^\x21-\xff]/g, ''),
      headers: { cookie, ...(more.method === 'POST' && FORM) },
    }));
    expect([...(await askAll(requests))]).toEqual(expect.arrayContaining([WELL[name], 404]));
  });
}

test('after all that the operator can close the service, and open it again @desktop', async ({ request }) => {
  const { cookie, csrf } = await signedIn();
  const turn = async (fields: string, status: number) => {
    const answer = await send({
      path: '/admin/act/switches',
      method: 'POST',
      headers: { cookie, ...FORM },
      body: `csrf=${csrf}&retryAfter=300&blocked=&allowed=${fields}`,
    });
    expect([answer.status, answer.headers.location]).toEqual([303, expect.stringContaining('done=saved')]);
    await expect.poll(async () => (await request.get(`${site.url}/titles/${FERRY.titleId}`)).status()).toBe(status);
  };
  await turn('&maintenance=on', 503);
  await turn('', 200);
});
