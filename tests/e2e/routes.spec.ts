import type { APIRequestContext } from 'playwright/test';

import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { limits } from '@/lib/limits';

import {
  CAMPAIGN_PAGES,
  LOCALE_PAGES,
  MISSING,
  NO_TARGETS,
  OWN_LANGUAGE_PAGES,
  REDIRECTS,
  UNMOVED,
  type LocalePageRow,
  type PageRow,
} from './route-table';
import { saidIn } from './said-in';
import { expect, test } from './test';

/** What caches are told of a page: kept for less than a minute, for a second where it is old, or kept by nobody. */
const KEPT = new RegExp(
  `^s-maxage=(1|${limits.pageFreshSeconds}), stale-while-revalidate=${limits.pageRenewSeconds}$|no-store`,
);
const OTHERS = LOCALES.filter((locale) => locale !== 'en');

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const words = (html = '') =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** What is said of a page in its bytes, before any script. */
async function answerOf(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const response = await request.get(path, { headers: { 'Accept-Language': '', ...headers }, maxRedirects: 0 });
  const html = await response.text();
  return {
    status: response.status(),
    location: response.headers().location,
    cacheControl: response.headers()['cache-control'] ?? '',
    vary: response.headers().vary ?? '',
    title: words(/<title>(.*?)<\/title>/s.exec(html)?.[1]),
    h1: words(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]),
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    language: /<html lang="([^"]*)"/.exec(html)?.[1],
    html,
  };
}

const fullTitle = ({ title, isWholeTitle }: { title: string; isWholeTitle?: boolean }) =>
  isWholeTitle ? title : `${title} | Komawari`;
const pathOf = (address: string | undefined, base: string) => {
  const { pathname, search } = new URL(address ?? '/nothing', base);
  return pathname + search;
};

function isServed(path: string, row: PageRow) {
  test(`${path} is “${row.title}”, in ${row.language ?? 'en'} @2.8 @2.13 @2.14 @2.16 @2.17 @2.70 @2.101 @8.5`, async ({
    request,
    baseURL,
  }) => {
    const { status, title, h1, headings, canonical, language, cacheControl } = await answerOf(request, path);
    expect({ status, title, h1, headings, canonical: pathOf(canonical, baseURL!), language }).toEqual({
      status: 200,
      title: fullTitle(row),
      h1: row.h1,
      headings: 1,
      canonical: row.canonical ?? row.path,
      language: row.language ?? 'en',
    });
    expect(cacheControl, 'at most a minute old, or kept by nobody').toMatch(KEPT);
  });
}

function canonicalOf({ path, canonical = path, canonicalIn }: LocalePageRow, locale: Locale): string {
  return canonicalIn?.(locale) ?? (locale === 'en' ? canonical : `/${locale}${canonical}`);
}

for (const row of LOCALE_PAGES) {
  const spanish = { ...row, ...row.es, canonical: canonicalOf(row, 'es'), language: 'es' };
  const english = { ...row, canonical: canonicalOf(row, 'en') };
  isServed(row.path, english);
  isServed(`/en${row.path}`, english);
  isServed(`/es${row.path}`, spanish);
  if (row.main) {
    isServed(`/main${row.path}`, english);
    isServed(`/es/main${row.path}`, spanish);
  }
}
for (const row of [...OWN_LANGUAGE_PAGES, ...CAMPAIGN_PAGES]) isServed(row.path, row);

for (const locale of OTHERS) {
  test(`every page is served in ${locale}, in its words @1.1 @1.4`, async ({ request, baseURL }) => {
    const said = saidIn(locale);
    for (const row of LOCALE_PAGES) {
      const { path, isWholeTitle } = row;
      const answer = await answerOf(request, `/${locale}${path}`);
      const { title, h1 } = said[path]!;
      expect({
        path,
        status: answer.status,
        language: answer.language,
        canonical: pathOf(answer.canonical, baseURL!),
        title: answer.title,
        h1: answer.h1,
      }).toEqual({
        path,
        status: 200,
        language: locale,
        canonical: canonicalOf(row, locale),
        title: words(fullTitle({ title, isWholeTitle })),
        h1: words(h1),
      });
    }
  });
}

test('a publisher’s news are told of as what the site is, in each language @2.70', async ({ request }) => {
  for (const [path, description] of [
    ['/publisher_news/1', 'Official manga, the day it comes out, in nine languages. Free.'],
    ['/es/publisher_news/1', 'Manga oficial el mismo día en que sale, en nueve idiomas. Gratis.'],
  ]) {
    const { html } = await answerOf(request, path!);
    expect([
      path,
      ...[...html.matchAll(/<meta (?:name|property)="(?:description|og:description)" content="([^"]*)"/g)].map(
        ([, said]) => words(said),
      ),
    ]).toEqual([path, description, description]);
  }
});

test('no page has an account to open, or asks who its reader is @1.2 @6.2', async ({ request }) => {
  for (const { path } of [...LOCALE_PAGES, ...OWN_LANGUAGE_PAGES]) {
    const { html } = await answerOf(request, path);
    expect(html, path).not.toMatch(/type="(?:password|email|tel)"|href="[^"]*(?:sign|log)[-_]?(?:in|up|out)\b/i);
    expect(html, path).not.toMatch(/<(?:a|button)\b[^>]*>(?:<[^>]*>)*[^<]*\b(?:sign|log) (?:in|up)\b/i);
  }
});

for (const { path, to, status = 307, headers = {}, isReaders = false } of REDIRECTS) {
  test(`${path} ${JSON.stringify(headers)} leads to ${to}`, async ({ request, baseURL }) => {
    const answer = await answerOf(request, path, headers);
    expect({ status: answer.status, to: pathOf(answer.location, baseURL!) }).toEqual({ status, to });
    expect(new URL(answer.location!, baseURL).origin).toBe(baseURL);
    if (isReaders) expect(answer.cacheControl).toContain('no-store');
  });
}

for (const { path, headers } of UNMOVED) {
  test(`${path} stays itself for ${JSON.stringify(headers)}`, async ({ request }) =>
    expect((await answerOf(request, path, headers)).status).toBe(200));
}

for (const path of MISSING) {
  test(`${path} is not found, and says so without scripts @2.13`, async ({ request }) => {
    const { status, title, h1, language, html } = await answerOf(request, path);
    const [locale, words] = path.startsWith('/es/') ? ['es', 'Página no encontrada'] : ['en', 'Page Not Found'];
    expect({ status, title, language }).toEqual({ status: 404, title: words, language: locale });
    expect(h1.startsWith(words)).toBe(true);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });
}

for (const to of NO_TARGETS) {
  test(`/redirecting stays for ${JSON.stringify(to)}`, async ({ request }) => {
    const { status, h1, html } = await answerOf(request, `/redirecting?to=${encodeURIComponent(to)}`);
    expect({ status, h1 }).toEqual({ status: 200, h1: 'We stop here' });
    expect(html).not.toMatch(/http-equiv="refresh"/i);
    expect(
      [...html.matchAll(/<a [^>]*href="([^"]*)"/g)]
        .map(([, href]) => href)
        .filter((href) => /evil|script|data:/i.test(href!)),
    ).toEqual([]);
  });
}

test('/redirecting leads to what the operator has named', async ({ request }) => {
  for (const to of ['https://chat.example/komawari', 'https://help.example/en/guidelines/spoilers']) {
    const { h1, html } = await answerOf(request, `/redirecting?to=${encodeURIComponent(to)}`);
    expect(h1).toBe('Turning the page');
    expect(html).toContain(`content="1.4;url=${to}"`);
  }
});

test('caches are told what an answer varies by', async ({ request }) => {
  for (const [path, names] of [
    ['/updates', ['Accept-Language', 'Cookie']],
    ['/main/titles/30', ['Accept-Language', 'Cookie']],
    ['/nowhere', ['Accept-Language', 'Cookie']],
    ['/es/manga_list/ongoing', ['Cookie']],
  ] as const) {
    const { vary } = await answerOf(request, path);
    expect(vary.split(', '), path).toEqual(expect.arrayContaining([...names, 'rsc', 'Accept-Encoding']));
    expect(new Set(vary.split(', ')).size).toBe(vary.split(', ').length);
  }
  expect((await answerOf(request, '/es/faq')).vary).not.toMatch(/cookie|accept-language/i);
});
