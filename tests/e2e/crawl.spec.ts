import type { APIRequestContext } from 'playwright/test';

import { LOCALES } from '@/lib/i18n/locales';
import { campaignPaths } from '@/lib/routes';

import { expandJsonLd } from '../support/expand-json-ld';
import { schemaFaults } from '../support/schema-faults';

import { expectPage, expectPagesOf, pathOf } from './crawl-pages';
import { expectGuarded, expectPagePolicy, NO_FRAMES, NOTHING } from './expect-headers';
import { get, readPage } from './read-page';
import { FERRY } from './reader';
import {
  CAMPAIGN_PAGES,
  HOSTILE_PATHS,
  LOCALE_PAGES,
  MISSING,
  OWN_LANGUAGE_PAGES,
  REDIRECTS,
  REFUSED_TARGETS,
  UNMOVED,
} from './route-table';
import { expect, test } from './test';

for (const locale of process.env.ALL_LOCALES ? LOCALES : (['en', 'es'] as const)) {
  test(`serves every page in ${locale}, at /main too @1.1 @1.2 @1.4 @1.23 @2.1 @2.8 @2.9 @2.11 @2.13 @2.14 @2.15 @2.74 @2.101 @6.2 @8.5`, async ({
    request,
  }) => expectPagesOf(request, locale));
}

test('serves the pages that name their own language @1.12 @2.13 @2.65 @2.81', async ({ request }) => {
  for (const row of OWN_LANGUAGE_PAGES) await expectPage(request, row);
});

test('campaign paths are not cached, have no locale, and lead on without JavaScript @2.16 @2.17 @2.18', async ({
  request,
  baseURL,
}) => {
  for (const row of CAMPAIGN_PAGES) await expectPage(request, row);
  for (const [group, paths] of Object.entries(campaignPaths)) {
    for (const path of paths) {
      const { status, headers, language, html } = await readPage(request, path, { 'Accept-Language': 'es' });
      expect.soft([status, headers['cache-control'], language], path).toEqual([200, 'no-store', 'es']);
      expect
        .soft(html, path)
        .toContain(`<noscript><meta http-equiv="refresh" content="1.4;url=${baseURL}/es/about_us?from=${group}"`);
    }
  }
});

test('publisher news has the brand’s title and description @2.70', async ({ request }) => {
  for (const [path, title, description] of [
    [
      '/publisher_news/1',
      'Komawari: Official manga, free in nine languages',
      'Official manga, the day it comes out, in nine languages. Free.',
    ],
    [
      '/es/publisher_news/1',
      'Komawari: Manga oficial y gratis en nueve idiomas',
      'Manga oficial el mismo día en que sale, en nueve idiomas. Gratis.',
    ],
  ] as const)
    expect.soft(await readPage(request, path), path).toMatchObject({ title, meta: { description } });
});

test('content languages in a cookie choose the titles of lists @1.9 @1.10', async ({ request }) => {
  const home = async (languages: string) =>
    (await readPage(request, '/updates', { Cookie: `languages=${languages}` })).html;
  expect(await home('esp')).toContain(FERRY.spanishName);
  expect(await home('eng')).not.toContain(FERRY.spanishName);
  expect(await home('klingon')).toContain(FERRY.name);
});

test('pages rendered per request are not stored and have the same policy', async ({ request }) => {
  const RARE = { Cookie: 'languages=eng-esp-fra-ind' };
  for (const path of ['/updates', '/featured', '/ranking/hottest', '/manga_list/ongoing', '/es/updates']) {
    const { status, headers } = await readPage(request, path, RARE);
    expect.soft([status, headers['cache-control']], path).toEqual([200, expect.stringContaining('no-store')]);
    expectGuarded(path, headers);
    expectPagePolicy(path, headers);
  }
  for (const path of ['/search_result?keyword=%00', '/es/search_result?keyword=ferry%00', '/opds/en/search?query=%00'])
    expect.soft((await get(request, path)).status(), path).toBe(200);
});

test('Vary names what a response depends on', async ({ request }) => {
  for (const [path, names] of [
    ['/updates', ['Accept-Language', 'Cookie']],
    ['/main/titles/30', ['Accept-Language', 'Cookie']],
    ['/nowhere', ['Accept-Language', 'Cookie']],
    ['/es/manga_list/ongoing', ['Cookie']],
  ] as const) {
    const vary = (await get(request, path)).headers().vary!.split(', ');
    expect.soft(vary, path).toEqual(expect.arrayContaining([...names, 'rsc', 'Accept-Encoding']));
    expect.soft(new Set(vary).size, path).toBe(vary.length);
  }
  expect((await get(request, '/es/faq')).headers().vary).not.toMatch(/cookie|accept-language/i);
});

test('a cached page has one policy for GET, HEAD and 304, and nothing of a reader in it', async ({ request }) => {
  const path = `/ru/comments/${FERRY.firstChapterId + 7}`;
  const reader = {
    'SESSION-TOKEN': 'session-of-a-reader',
    Cookie: 'session=session-of-a-reader',
    'content-security-policy': "script-src 'nonce-abc123'",
  };
  const first = await readPage(request, path, reader);
  const again = await get(request, path);
  const head = await request.head(path);
  const unchanged = await get(request, path, { 'if-none-match': again.headers().etag! });
  expect([again.status(), head.status(), unchanged.status()]).toEqual([200, 200, 304]);
  for (const response of [again, head, unchanged])
    expect(response.headers()['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(await again.text()).not.toMatch(/session-of-a-reader|abc123/);
});

const EVIL = { Host: 'evil.example', 'x-forwarded-host': 'evil.example' };

test('redirects to the one path of each page, in the reader’s locale @1.12 @2.6 @2.7 @2.10 @2.12', async ({
  request,
  baseURL,
}) => {
  for (const { path, to, status = 307, headers = {}, isReaders = false } of REDIRECTS) {
    const name = `${path} ${JSON.stringify(headers)}`;
    for (const host of [undefined, EVIL]) {
      const response = await get(request, path, { ...headers, ...host });
      const { location, 'content-security-policy': policy, 'cache-control': caching } = response.headers();
      expect.soft([response.status(), pathOf(location), policy], name).toEqual([status, to, NO_FRAMES]);
      expect.soft(new URL(location ?? '', baseURL).origin, name).toBe(baseURL);
      if (isReaders) expect.soft(caching, name).toContain('no-store');
      const { 'set-cookie': cookie, ...guarded } = response.headers();
      // The cookie marks a redirect that Accept-Language alone has decided.
      const isGuessed = 'Accept-Language' in headers && !('Cookie' in headers);
      expect.soft(cookie, name).toBe(isGuessed ? 'guessed=es; Path=/; SameSite=lax' : undefined);
      expectGuarded(name, guarded);
    }
  }
  for (const { path, headers } of UNMOVED)
    expect.soft((await get(request, path, headers)).status(), `${path} ${JSON.stringify(headers)}`).toBe(200);
});

test('a redirect never leads to another site', async ({ request, baseURL }) => {
  let redirects = 0;
  for (const path of HOSTILE_PATHS) {
    for (const headers of [undefined, { 'Accept-Language': 'es' }, EVIL]) {
      const { location } = (await get(request, baseURL + path, headers)).headers();
      // As browsers resolve it: a backslash is a slash to them.
      if (location === undefined) continue;
      redirects += 1;
      expect.soft(new URL(location, baseURL).origin, path).toBe(baseURL);
      expect.soft(location, path).not.toMatch(/^\s*[\\/]{2}/);
    }
  }
  expect(redirects).toBeGreaterThan(HOSTILE_PATHS.length);
});

test('/redirecting leads to this site and to configured sites only @2.14', async ({ request }) => {
  const redirecting = (to: string) => readPage(request, `/redirecting?to=${encodeURIComponent(to)}`);
  for (const to of REFUSED_TARGETS) {
    const { status, h1, html } = await redirecting(to);
    const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!);
    expect.soft([status, h1], to).toEqual([200, ['We stop here']]);
    expect.soft(html, to).not.toMatch(/http-equiv="refresh"/i);
    expect
      .soft(
        hrefs.filter((href) => /evil|script|data:/i.test(href)),
        to,
      )
      .toEqual([]);
  }
  for (const to of ['https://chat.example/komawari', 'https://help.example/en/guidelines/spoilers', '/faq']) {
    const { h1, html } = await redirecting(to);
    expect.soft(h1, to).toEqual(['Turning the page']);
    expect.soft(html, to).toContain(`content="1.4;url=${to}"`);
  }
});

test('answers unknown paths with the not-found page, which robots must not index @2.5 @2.13 @2.100 @8.20', async ({
  request,
}) => {
  for (const path of MISSING) {
    const page = await readPage(request, path);
    const [language, title] = path.startsWith('/es/') ? ['es', 'Página no encontrada'] : ['en', 'Page Not Found'];
    expect
      .soft([page.status, page.language, page.title, page.meta.robots, page.canonical, page.documents], path)
      .toEqual([404, language, title, 'noindex', [], []]);
    expect.soft(page.headers['cache-control'], path).toMatch(/^s-maxage=\d\d?, stale-while-revalidate=\d\d?$|no-store/);
    expect.soft(page.h1, path).toEqual([expect.stringMatching(new RegExp(`^${title}`))]);
    expectGuarded(path, page.headers);
    expectPagePolicy(path, page.headers);
  }
});

/** A remote origin serves its media itself. */
const hasOwnMedia = process.env.E2E_ORIGIN !== 'remote';

/** What is no page, with its status. */
const OTHERS: readonly [path: string, status: number][] = [
  ['/api/language', 200],
  ['/api/nothing', 404],
  ['/api/title_detailV3?title_id=x', 400],
  ['/media/page/1/1-high.webp', hasOwnMedia ? 403 : 404],
  ['/media/nothing', 404],
  ['/cards/titles/999999.png', 404],
  ['/cards/site/xx.png', 404],
  ['/cards/titles/30.gif', 404],
  ['/opds', 307],
  ['/manifest/en.webmanifest', 200],
  ['/manifest/en', 404],
  ['/icons/nothing', 404],
  ['/icons/any-192.png', 200],
  ['/sw.js', 200],
  ['/_next/static/nothing.js', 404],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 404],
  ['/revalidate', 405],
];

async function expectOther(request: APIRequestContext, path: string, status: number, policy?: unknown): Promise<void> {
  const response = await get(request, path);
  const headers = response.headers();
  expect.soft(response.status(), path).toBe(status);
  expectGuarded(path, headers);
  // The not-found page may stand in for a file.
  if (headers['content-type']?.startsWith('text/html')) expectPagePolicy(path, headers);
  else
    expect
      .soft(headers['content-security-policy'], path)
      .toEqual(policy ?? (/^\/(?:api|media)\//.test(path) ? NOTHING : NO_FRAMES));
}

test('files, pictures and API responses carry the security headers', { tag: '@origin' }, async ({ request }) => {
  for (const [path, status] of OTHERS) await expectOther(request, path, status);
  const { html } = await readPage(request, `/titles/${FERRY.titleId}`);
  for (const kind of [
    /\/_next\/static\/[^"\s]+\.js/,
    /\/_next\/static\/[^"\s]+\.css/,
    /\/_next\/static\/[^"\s]+\.woff2/,
  ])
    await expectOther(request, kind.exec(html)![0], 200);
  await expectOther(request, /\/media\/cover\/[^"\s?]+\.webp/.exec(html)![0], hasOwnMedia ? 200 : 404);
  const drawing = expect.stringMatching(/^default-src 'none'; .*; frame-ancestors 'none'; sandbox$/) as unknown;
  await expectOther(request, '/icons/favicon.svg', 200, drawing);
});

test('the languages of a page name each other, a title’s its translation', async ({ request }) => {
  for (const path of ['/updates', `/titles/${FERRY.titleId}`]) {
    const { alternates, canonical } = await readPage(request, path);
    for (const address of new Set(Object.values(alternates))) {
      const other = await readPage(request, address);
      expect.soft([other.status, other.canonical, other.alternates], address).toEqual([200, [address], alternates]);
    }
    expect.soft(Object.values(alternates), path).toContain(canonical[0]);
  }
  expect((await readPage(request, `/titles/${FERRY.titleId}`)).alternates).toMatchObject({
    en: `/titles/${FERRY.titleId}`,
    es: `/es/titles/${FERRY.spanishTitleId}`,
    'x-default': `/titles/${FERRY.titleId}`,
  });
});

test('structured data is valid schema.org, with URLs that are served @2.49', async ({ request, baseURL }) => {
  const pages = [];
  for (const { path, types } of LOCALE_PAGES) if (types.length) pages.push(await readPage(request, path));
  const documents = pages.flatMap((page) => page.documents);
  expect(schemaFaults(documents)).toEqual([]);
  const addresses = new Set<string>();
  for (const document of documents) {
    const expanded = JSON.stringify(await expandJsonLd(document, baseURL!));
    const urls = expanded.matchAll(/"https:\/\/schema\.org\/(?:url|item|image)":\[\{"@id":"([^"#]+)"/g);
    for (const [, address] of [...urls].slice(0, 2)) addresses.add(address!);
  }
  expect(addresses.size).toBeGreaterThan(10);
  for (const address of addresses) expect.soft((await request.get(address)).status(), address).toBe(200);
});

test('pages share PNG cards of 1200 x 630 that messengers accept, and a touch icon', async ({ request }) => {
  const cards = new Set<string>();
  for (const path of [`/titles/${FERRY.titleId}`, `/viewer/${FERRY.firstChapterId}`, '/th/updates', '/terms'])
    cards.add((await readPage(request, path)).meta['og:image']!);
  expect(cards.size).toBe(4);
  for (const card of cards) {
    const response = await request.get(card);
    const body = await response.body();
    expect.soft(response.headers(), card).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('public, max-age=86400') as unknown,
    });
    // Width and height are in the first chunk of a PNG.
    expect.soft([body.readUInt32BE(16), body.readUInt32BE(20)], card).toEqual([1_200, 630]);
    expect.soft(body.byteLength, card).toBeLessThan(600_000);
  }
  const icon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec((await readPage(request, '/updates')).html)![1]!;
  expect((await request.get(icon.replaceAll('&amp;', '&'))).headers()['content-type']).toBe('image/png');
});

test('pictures come from the origin that the site uses', { tag: '@origin' }, async ({ request, baseURL }) => {
  const { html } = await readPage(request, '/updates');
  const address = /<img[^>]* src="([^"]*\/media\/[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');
  const isOwn = new URL(address, baseURL).origin === baseURL;
  expect(isOwn).toBe(hasOwnMedia);
  expect((await request.get(address)).headers()['content-type']).toBe('image/webp');
});
