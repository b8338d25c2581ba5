import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';

import { LOCALES } from '@/lib/i18n/locales';
import { campaignPaths } from '@/lib/routes';
import { CLOSED_HEADER } from '@/lib/server/closed-header';

import { config, middleware } from './middleware';

const HOST = 'http://reader.example';

async function decide(address: string, headers: Record<string, string> = {}) {
  const url = HOST + address;
  if (!unstable_doesMiddlewareMatch({ config, nextConfig: {}, url, headers, cookies: cookiesOf(headers.cookie) }))
    return 'untouched';
  const response = await middleware(new NextRequest(url, { headers }));
  const location = response.headers.get('location');
  if (location) return `${response.status} ${location.replace(HOST, '')}`;
  return response.headers.get('x-middleware-rewrite')?.replace(HOST, 'shows ') ?? 'untouched';
}

function cookiesOf(header = ''): Record<string, string> {
  return Object.fromEntries(
    header
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  );
}

test.each([
  ['/', {}, '307 /main/updates'],
  ['/?utm=x', {}, '307 /main/updates?utm=x'],
  ['/main', {}, '307 /updates'],
  ['/main/', {}, '307 /updates'],
  ['/es/', { cookie: 'locale=th' }, '307 /es/updates'],
  ['/de/main', {}, '307 /de/updates'],
])('redirects the entrance %s with %j: %s @2.6 @2.7', async (path, headers, outcome) => {
  expect(await decide(path, headers as Record<string, string>)).toBe(outcome);
});

test.each([
  ['/titles/10', { 'accept-language': 'en-US,en;q=0.9,es;q=0.8' }, 'untouched'],
  ['/titles/10?a=b', { 'accept-language': 'ja,fr;q=0.5' }, '307 /fr/titles/10?a=b'],
  ['/titles/10', { 'accept-language': 'fr', 'x-komawari-query': '?a=b' }, '307 /fr/titles/10?a=b'],
  ['/titles/10', { 'accept-language': 'ja' }, 'untouched'],
  ['/titles/10', { cookie: 'locale=th' }, '307 /th/titles/10'],
  ['/titles/10', { cookie: 'locale=en', 'accept-language': 'es' }, 'untouched'],
  ['/titles/10', { cookie: 'locale=xx', 'accept-language': 'es' }, 'untouched'],
  ['/titles/10', { cookie: 'locale=english', 'accept-language': 'es' }, '307 /es/titles/10'],
  ['/titles/10', { cookie: 'locale=%F0%9F%A6%8A' }, 'untouched'],
  ['/es/titles/10', { cookie: 'locale=th' }, 'untouched'],
  ['/rating', { 'accept-language': 'es' }, '307 /es/rating'],
])(
  'takes the locale from the cookie, else the browser, else English: %s with %j: %s @1.12 @4.37',
  async (path, headers, outcome) => {
    expect(await decide(path, headers as Record<string, string>)).toBe(outcome);
  },
);

test.each([
  ['/titles/10', { 'accept-language': 'fr' }, 'guessed=fr; Path=/; SameSite=lax'],
  ['/titles/10', { cookie: 'locale=fr', 'accept-language': 'de' }, null],
  ['/titles/10', { 'accept-language': 'en' }, null],
  ['/', { 'accept-language': 'fr' }, null],
])('%s with %j sets the cookie of a guessed locale: %s @4.37', async (path, headers, cookie) => {
  const response = await middleware(new NextRequest(HOST + path, { headers: headers as Record<string, string> }));
  expect(response.headers.get('set-cookie')).toBe(cookie);
});

test.each([
  '/api/language',
  '/media/cover/10/portrait-800.webp',
  '/webview/announcement/eng',
  '/rating/eng',
  '/terms_web_ja',
  '/opds',
  '/readyz',
  '/metrics',
  '/revalidate',
  '/feeds/eng.atom',
  '/sitemap.xml',
  '/icon.svg',
])('leaves %s as it is for a reader of Spanish', async (path) => {
  expect(await decide(path, { 'accept-language': 'es', cookie: 'locale=es' })).toBe('untouched');
});

test.each(LOCALES)('the route matcher knows the locale %s', async (locale) => {
  expect(await decide(`/${locale}/titles/10`, { cookie: 'locale=th' })).toBe('untouched');
  expect(await decide(`/${locale}`)).toBe(`307 /${locale}/updates`);
  const redirect = locale === 'en' ? 'untouched' : `307 /${locale}/titles/10`;
  expect(await decide('/titles/10', { 'accept-language': `${locale}-XX` })).toBe(redirect);
});

describe('a search for a keyword', () => {
  test('is limited by address, and answers 429 with the page that searches in the browser', async () => {
    const ask = async (address: string, from: string) =>
      middleware(new NextRequest(HOST + address, { headers: { 'x-forwarded-for': from, 'accept-language': 'de' } }));
    for (let at = 0; at < 120; at++)
      expect((await ask('/es/search_result?keyword=a', '203.0.113.7')).headers.get('x-middleware-next')).toBe('1');
    for (const [address, locale] of [
      ['/es/search_result?keyword=b', 'es'],
      ['/main/search_result?keyword=b', 'de'],
    ] as const) {
      const { status, headers } = await ask(address, '203.0.113.7');
      expect([status, headers.get('x-middleware-rewrite'), headers.get('cache-control')]).toEqual([
        429,
        `${HOST}/${locale}/in/own/search_result`,
        'no-store',
      ]);
      expect(headers.get('retry-after')).toMatch(/^[1-5]?\d$|^60$/);
    }
    const other = await ask('/es/search_result?keyword=b', '203.0.113.8');
    expect(other.headers.get('x-middleware-next')).toBe('1');
  });

  test.each([
    ['/es/search_result?keyword=a', { cookie: 'locale=th' }, 'untouched'],
    ['/search_result?keyword=a', { cookie: 'locale=th' }, '307 /th/search_result?keyword=a'],
    ['/search_result?keyword=a', {}, 'untouched'],
  ])('%s with %j: %s', async (address, headers, outcome) => {
    expect(await decide(address, headers as Record<string, string>)).toBe(outcome);
  });

  test.each<[string, Record<string, string>, boolean]>([
    ['/search_result?keyword=a', {}, true],
    ['/main/search_result?keyword=a', {}, true],
    ['/de/main/search_result?keyword=a', {}, true],
    ['/search_result', {}, false],
    ['/search_result?keyword=a', { rsc: '1' }, false],
  ])('%s with %j reaches the limit: %s', (address, headers, isLimited) => {
    const url = HOST + address;
    expect(unstable_doesMiddlewareMatch({ config, nextConfig: {}, url, headers, cookies: {} })).toBe(isLimited);
  });
});

test.each(campaignPaths.us)(
  '%s shows the interstitial of its campaign, in English by default @2.16 @2.18',
  async (path) => {
    expect(await decide(path)).toBe('shows /en/campaign/us');
    expect(await decide(path, { cookie: 'locale=th', 'accept-language': 'fr' })).toBe('shows /th/campaign/us');
  },
);

test.each(campaignPaths.fr)(
  '%s shows the interstitial of its campaign, in French by default @2.17 @2.18',
  async (path) => {
    expect(await decide(path)).toBe('shows /fr/campaign/fr');
    expect(await decide(path, { 'accept-language': 'en-US,fr;q=0.5' })).toBe('shows /en/campaign/fr');
  },
);

describe('while the service is closed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'komawari-middleware-'));
  beforeAll(() => {
    process.env.DATA_DIR = folder;
    writeFileSync(path.join(folder, 'switches.json'), JSON.stringify({ maintenance: true, retryAfter: 90 }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['/', '/titles/10', '/sitemap.xml', '/topus'])(
    '%s shows the maintenance page, uncached',
    async (address) => {
      const headers = { [CLOSED_HEADER]: 'maintenance', cookie: 'locale=th' };
      expect(await decide(address, headers)).toBe('shows /th/maintenance');
      const response = await middleware(new NextRequest(HOST + address, { headers }));
      expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
        503,
        '90',
        'no-store',
      ]);
    },
  );
});
