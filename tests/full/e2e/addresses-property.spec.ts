import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc, { type Arbitrary } from 'fast-check';

import { FERRY } from '@/tests/e2e/reader';
import { expect, test } from '@/tests/e2e/test';
import { propertyRuns } from '@/tests/support/property-runs';
import { serveSite, type Site } from '@/tests/support/serve-site';

// The tests share a site of their own, whose data they compare.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const SECRETS = { ADMIN_TOKEN: 'operator-and-nobody-else', REVALIDATE_TOKEN: 'publisher-and-nobody-else' };
/** Markup that would run unescaped. */
const MARK = '<x7q onload=alert(1)>"\'';
/** What no response may reveal: database bytes, files of the machine, secrets, stack traces. */
const HIDDEN = /SQLite format 3|root:x:0|-and-nobody-else|node_modules|\bat (?:\S+ \()?\S+:\d+:\d+/;
/** All that a stranger is answered; none says that the server failed. */
const STATUSES = [200, 204, 206, 301, 303, 304, 307, 308, 400, 401, 403, 404, 405, 411, 413, 414, 415, 416, 429, 431];

const folder = mkdtempSync(path.join(tmpdir(), 'komawari-any-'));
const files = () =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !/^(?:drawn\b|komawari\.db)/.test(name))
    .sort();
let site: Site;
let before: string[];

test.beforeAll(async () => {
  site = await serveSite({ DATA_DIR: folder, ...SECRETS });
  before = files();
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Sent {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends a path as it is written, where a browser would normalise it. */
function answerOf({ path, method, headers, body }: Sent) {
  const { hostname, port } = new URL(site.url);
  const form = { connection: 'close', ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }) };
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    send({ hostname, port, path, method, headers: { ...form, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('latin1'),
        }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end(method === 'POST' ? body : undefined);
  });
}

const binary = fc.string({ unit: 'binary', maxLength: 8 }).map((value) => encodeURIComponent(value.toWellFormed()));
const ODD = [
  ...['', '%', '\\', ';', '0', '-1', '2147483648', '__proto__', '[id]', 'x'.repeat(2_000), encodeURIComponent(MARK)],
  ...['..', '%2e%2e%2f', '..%5c..%5c', '%00', '%c0%af', 'etc/passwd', 'komawari.db', MARK.replaceAll(' ', '/')],
  ...['//evil.example', 'https:%2f%2fevil.example'],
];
const odd = fc.oneof(binary, fc.constantFrom(...ODD));
const some = (...words: string[]) =>
  fc.oneof({ weight: 2, arbitrary: odd }, { weight: 3, arbitrary: fc.constantFrom(...words) });
const below = (...parts: Arbitrary<string>[]) => fc.tuple(...parts).map((words) => `/${words.join('/')}`);
const IDS = ['30', '30001', '10', '999999'];

const ADDRESSES: Record<string, Arbitrary<string>> = {
  files: fc.oneof(
    below(fc.constant('cards'), some('titles', 'site'), some('30.png', 'en.png', '30.jpg')),
    below(some('icons', 'manifest'), some('favicon.svg', 'any-192.png', 'en.webmanifest')),
    below(fc.constant('media'), some('page', 'cover'), some(...IDS), some('1-high.webp', 'portrait-320.webp')),
  ),
  feeds: fc.oneof(
    below(some('feeds', 'sitemaps'), some('eng.atom', 'pages.xml', 'titles-1.xml')),
    below(fc.constant('opds'), some('en', 'chapters'), some('titles', 'search', ...IDS), some('hottest', ...IDS)),
  ),
  admin: below(
    fc.constant('admin'),
    some('act', 'export', 'catalogue', 'told', 'sign-in', 'service'),
    some('sign-in', 'switches', 'figures.csv', ...IDS),
  ),
  pages: fc.oneof(
    below(some('titles', 'viewer', 'comments', 'es', 'main', 'rating', 'redirecting'), some(...IDS, 'titles', 'eng')),
    below(
      some('webview', 'es', 'api'),
      some('questionnaire', 'promotion', 'ranking'),
      some('eng', 'es'),
      some('reading'),
    ),
    below(some('updates', 'revalidate', 'metrics', 'healthz', 'sw.js', 'androidtopus')),
  ),
};

const query = fc
  .array(fc.tuple(fc.constantFrom('page', 'from', 'query', 'keyword', 'to', 'next', 'series', 'w', '__proto__'), odd), {
    maxLength: 3,
  })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
const HEADERS = [
  ...['accept-language', 'authorization', 'content-type', 'cookie', 'if-none-match', 'next-action', 'origin', 'range'],
  ...['next-router-state-tree', 'rsc', 'session-token', 'x-forwarded-host', 'x-komawari-closed', 'x-nextjs-data'],
];
const written = fc.oneof(
  fc.constantFrom(
    MARK,
    '*',
    '',
    'es',
    'languages=eng-esp; locale=xx',
    'Bearer x',
    'bytes=0-99999999,5-2',
    'evil.example',
  ),
  fc.stringMatching(/^[\x21-\x7e]{0,30}$/),
);

for (const [name, address] of Object.entries(ADDRESSES)) {
  test(`${name}: any request is answered or refused, escaped, and cached for a minute at most if refused`, async () => {
    const seen = new Set<number>();
    const requests = fc.record({
      path: fc.tuple(address, query).map((parts) => parts.join('?').replace(/[^\x21-\xff]/g, '')),
      method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'HEAD', 'PUT', 'OPTIONS'),
      headers: fc.dictionary(fc.constantFrom(...HEADERS), written, { maxKeys: 3 }),
      body: query,
    });
    await fc.assert(
      fc.asyncProperty(requests, async (sent) => {
        const { status, headers, text } = await answerOf(sent);
        seen.add(status);
        expect(STATUSES).toContain(status);
        expect(text).not.toContain('<x7q');
        expect(HIDDEN.exec(text)).toBeNull();
        expect(headers['x-content-type-options']).toBe('nosniff');
        const lifetimes = String(headers['cache-control']).matchAll(/(?:max-age|stale-while-revalidate)=(\d+)/g);
        if (status >= 400) for (const [, seconds] of lifetimes) expect(Number(seconds)).toBeLessThanOrEqual(60);
        if (headers.location) expect(new URL(String(headers.location), site.url).origin).toBe(site.url);
      }),
      propertyRuns(150),
    );
    expect([...seen]).toEqual(expect.arrayContaining([200, 404]));
  });
}

test('after that no file has changed and the site serves its pages', async ({ request }) => {
  expect(files()).toEqual(before);
  expect((await request.get(`${site.url}/titles/${FERRY.titleId}`)).status()).toBe(200);
});
