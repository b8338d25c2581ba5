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

function decide(address: string, headers: Record<string, string> = {}) {
  const url = HOST + address;
  if (!unstable_doesMiddlewareMatch({ config, nextConfig: {}, url, headers, cookies: cookiesOf(headers.cookie) }))
    return 'untouched';
  const response = middleware(new NextRequest(url, { headers }));
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
  ['/es', {}, '307 /es/updates'],
  ['/es/', { cookie: 'locale=th' }, '307 /es/updates'],
  ['/en?utm=x', { 'accept-language': 'es' }, '307 /en/updates?utm=x'],
  ['/de/main', {}, '307 /de/updates'],
  ['/updates', {}, 'untouched'],
  ['/titles/10', { 'accept-language': 'en-US,en;q=0.9,es;q=0.8' }, 'untouched'],
  ['/titles/10', { 'accept-language': 'es-ES,es;q=0.9' }, '307 /es/titles/10'],
  ['/titles/10?a=b', { 'accept-language': 'ja,fr;q=0.5' }, '307 /fr/titles/10?a=b'],
  ['/titles/10', { 'accept-language': 'fr', 'x-komawari-query': '?a=b' }, '307 /fr/titles/10?a=b'],
  ['/titles/10', { 'accept-language': 'ja' }, 'untouched'],
  ['/titles/10', { cookie: 'locale=th' }, '307 /th/titles/10'],
  ['/titles/10', { cookie: 'locale=en', 'accept-language': 'es' }, 'untouched'],
  ['/titles/10', { cookie: 'locale=xx', 'accept-language': 'es' }, 'untouched'],
  ['/titles/10', { cookie: 'locale=english', 'accept-language': 'es' }, '307 /es/titles/10'],
  ['/titles/10', { cookie: `locale=${'e'.repeat(10_000)}`, 'accept-language': 'es' }, '307 /es/titles/10'],
  ['/titles/10', { cookie: 'locale=%F0%9F%A6%8A' }, 'untouched'],
  ['/es/titles/10', { cookie: 'locale=english', 'accept-language': 'de' }, 'untouched'],
  ['/en/titles/10', { 'accept-language': 'es', cookie: 'locale=es' }, 'untouched'],
  ['/es/titles/10', { cookie: 'locale=th' }, 'untouched'],
  ['/api/language', { 'accept-language': 'es' }, 'untouched'],
  ['/media/cover/10/portrait-800.webp', { 'accept-language': 'es' }, 'untouched'],
  ['/webview/announcement/eng', { cookie: 'locale=th', 'accept-language': 'es' }, 'untouched'],
  ['/rating/eng', { 'accept-language': 'es' }, 'untouched'],
  ['/rating', { 'accept-language': 'es' }, '307 /es/rating'],
  ['/webview/faq/deu', { cookie: 'locale=th' }, 'untouched'],
  ['/terms_web_ja', { 'accept-language': 'es' }, 'untouched'],
  ['/opds', { 'accept-language': 'es' }, 'untouched'],
  ['/healthz', { 'accept-language': 'es' }, 'untouched'],
  ['/metrics', { 'accept-language': 'es' }, 'untouched'],
  ['/revalidate', { 'accept-language': 'es' }, 'untouched'],
  ['/readyz', { cookie: 'locale=th' }, 'untouched'],
  ['/feeds/eng.atom', { 'accept-language': 'es' }, 'untouched'],
  ['/sitemap.xml', { 'accept-language': 'es' }, 'untouched'],
  ['/icon.svg', { 'accept-language': 'es' }, 'untouched'],
])('%s with %j: %s @1.12 @2.6 @2.7 @4.37', (path, headers, outcome) => {
  expect(decide(path, headers as Record<string, string>)).toBe(outcome);
});

test.each(LOCALES)('the spelled-out matcher knows %s', (locale) => {
  expect(decide(`/${locale}/titles/10`, { cookie: 'locale=th' })).toBe('untouched');
  expect(decide(`/${locale}`)).toBe(`307 /${locale}/updates`);
  const moved = locale === 'en' ? 'untouched' : `307 /${locale}/titles/10`;
  expect(decide('/titles/10', { cookie: `locale=${locale}` })).toBe(moved);
  expect(decide('/titles/10', { 'accept-language': `${locale}-XX` })).toBe(moved);
});

test.each(campaignPaths.us)(
  '%s shows the page of its campaign, in the reader’s language, else in English @2.16 @2.18',
  (path) => {
    expect(decide(path)).toBe('shows /en/campaign/us');
    expect(decide(path, { 'accept-language': 'fr' })).toBe('shows /fr/campaign/us');
    expect(decide(path, { cookie: 'locale=th', 'accept-language': 'fr' })).toBe('shows /th/campaign/us');
  },
);

test.each(campaignPaths.fr)(
  '%s shows the page of its campaign, in the reader’s language, else in French @2.17 @2.18',
  (path) => {
    expect(decide(path)).toBe('shows /fr/campaign/fr');
    expect(decide(path, { 'accept-language': 'en-US,fr;q=0.5' })).toBe('shows /en/campaign/fr');
  },
);

describe('while the service is closed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'komawari-middleware-'));
  beforeAll(() => {
    process.env.DATA_DIR = folder;
    writeFileSync(path.join(folder, 'switches.json'), JSON.stringify({ maintenance: true, retryAfter: 90 }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['/', '/titles/10', '/main/updates', '/sitemap.xml', '/topus'])(
    '%s shows the page that says so, kept by nobody',
    (address) => {
      const headers = { [CLOSED_HEADER]: 'maintenance', cookie: 'locale=th' };
      expect(decide(address, headers)).toBe('shows /th/maintenance');
      const response = middleware(new NextRequest(HOST + address, { headers }));
      expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
        503,
        '90',
        'no-store',
      ]);
    },
  );
});
