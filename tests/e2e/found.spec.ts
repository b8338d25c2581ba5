import type { APIRequestContext } from 'playwright/test';

import { expandJsonLd } from '../support/expand-json-ld';
import { schemaFaults } from '../support/schema-faults';

import { FERRY } from './reader';
import { expect, test } from './test';

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'th', 'id', 'ru', 'vi', 'de', 'x-default'];
const TRAIL = 'BreadcrumbList';

interface Expected {
  title: RegExp;
  /** Where it is not the address itself. */
  canonical?: string;
  /** Of its JSON-LD documents, in order. */
  types?: string[];
  /** False for what is not to be found; by itself it is found in nine languages. */
  isFound?: boolean;
  languages?: string[];
}

const PAGES: Record<string, Expected> = {
  '/updates': { title: /^New chapters today \| Komawari$/, types: ['Organization', 'WebSite'] },
  '/main/updates': { title: /^New chapters today/, canonical: '/updates', types: ['Organization', 'WebSite'] },
  '/es/updates': { title: /^Capítulos nuevos de hoy \| Komawari$/, types: ['Organization', 'WebSite'] },
  '/th/featured': { title: /^[\u0e00-\u0e7f ]+ \| Komawari$/, types: ['ItemList'] },
  '/ranking/hottest': { title: /^Hottest manga \| Komawari$/, types: ['ItemList'] },
  '/de/ranking/completed': { title: /\| Komawari$/, types: ['ItemList'] },
  '/manga_list/ongoing': { title: /^Ongoing manga \| Komawari$/, types: ['ItemList'] },
  [`/titles/${FERRY.titleId}`]: { title: /^Ferry at Six \| Komawari$/, types: ['ComicSeries'] },
  [`/main/titles/${FERRY.titleId}`]: {
    title: /^Ferry at Six/,
    canonical: `/titles/${FERRY.titleId}`,
    types: ['ComicSeries'],
  },
  [`/es/titles/${FERRY.spanishTitleId}`]: { title: /^El ferri de las seis \| Komawari$/, types: ['ComicSeries'] },
  [`/viewer/${FERRY.firstChapterId}`]: { title: /^Ferry at Six #1 \| Komawari$/, types: ['ComicIssue'] },
  [`/comments/${FERRY.firstChapterId}`]: { title: /^Comments on #1 of Ferry at Six/, types: [TRAIL] },
  '/search_result': { title: /^Search \| Komawari$/, types: [TRAIL] },
  '/search_result?keyword=ferry': { title: /ferry/i, canonical: '/search_result', types: [TRAIL], isFound: false },
  '/announcement': { title: /^News \| Komawari$/, types: [TRAIL] },
  '/announcement?scrollTo=1': { title: /^News/, canonical: '/announcement', types: [TRAIL] },
  '/publisher_news/1': { title: /^Komawari: official manga/, types: [TRAIL] },
  '/about_us': { title: /^About us \| Komawari$/ },
  '/ru/faq': { title: /\| Komawari$/ },
  '/vi/terms': { title: /\| Komawari$/ },
  '/privacypolicy': { title: /\| Komawari$/ },
  '/fr/copyright': { title: /\| Komawari$/ },
  '/rating': { title: /^Age rating \| Komawari$/, canonical: '/rating/eng' },
  '/rating/en': { title: /^Age rating/, canonical: '/rating/eng' },
  '/rating/deu': { title: /\| Komawari$/ },
  '/terms_web_ja': { title: /利用規約/, languages: [] },
  '/favorited': { title: /^Favourites \| Komawari$/, isFound: false },
  '/feedback': { title: /\| Komawari$/, isFound: false },
  '/webview/faq/esp': { title: /\| Komawari$/, canonical: '/es/faq', isFound: false },
};

const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name]!,
  );

/** What a page's HTML says about it, read as a crawler does. */
async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path, { headers: { 'Accept-Language': 'en' }, maxRedirects: 0 });
  const html = await response.text();
  const attribute = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...found]) => found.map(unescaped));
  const meta = Object.fromEntries(attribute(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) as Record<
    string,
    string
  >;
  return {
    status: response.status(),
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta,
    canonical: attribute(/<link rel="canonical" href="([^"]+)"/g).map(([href]) => href!),
    languages: Object.fromEntries(attribute(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)) as Record<
      string,
      string
    >,
    documents: attribute(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
      ([text]) => JSON.parse(text!) as { '@type': string } & Record<string, unknown>,
    ),
  };
}

for (const [path, { title, canonical = path, types = [], isFound = true, languages = LANGUAGES }] of Object.entries(
  PAGES,
)) {
  test(`${path} says what it is @2.49`, async ({ request }) => {
    const page = await readPage(request, path);
    expect(page.status).toBe(200);
    expect(page.title).toMatch(title);
    expect(page.meta.description!.length).toBeGreaterThan(20);
    expect(page.canonical).toEqual([canonical]);
    expect(page.meta.robots).toBe(isFound ? undefined : 'noindex');
    expect(Object.keys(page.languages)).toEqual(isFound ? languages : []);
    expect(page.documents.map((document) => document['@type'])).toEqual(types);
    expect(page.meta).toMatchObject({
      'og:url': canonical,
      'og:site_name': 'Komawari',
      'og:description': page.meta.description!,
      'twitter:card': 'summary_large_image',
    });
    expect(page.title).toContain(page.meta['og:title']!);
    expect(page.meta['og:image']).toMatch(/^\/cards\/(site\/[a-z]{2}|titles\/\d+|chapters\/\d+)\.png$/);
    expect(page.meta['twitter:image']).toBe(page.meta['og:image']);
  });
}

for (const path of [
  '/updates',
  '/th/ranking/hottest',
  '/pt/terms',
  `/titles/${FERRY.titleId}`,
  `/viewer/${FERRY.firstChapterId}`,
  '/rating/eng',
]) {
  test(`the languages of ${path} name each other`, async ({ request }) => {
    const { languages, canonical } = await readPage(request, path);
    for (const address of new Set(Object.values(languages))) {
      const other = await readPage(request, address);
      expect([address, other.status, other.canonical]).toEqual([address, 200, [address]]);
      expect(other.languages).toEqual(languages);
      expect(Object.values(other.languages)).toContain(canonical[0]);
    }
  });
}

test('a language that has its own title is pointed to it', async ({ request }) => {
  const { languages } = await readPage(request, `/titles/${FERRY.titleId}`);
  expect(languages).toMatchObject({
    en: `/titles/${FERRY.titleId}`,
    es: `/es/titles/${FERRY.spanishTitleId}`,
    'x-default': `/titles/${FERRY.titleId}`,
  });
});

test(
  'machines are told what schema.org knows, at addresses that answer',
  { tag: '@origin' },
  async ({ request, baseURL }) => {
    test.setTimeout(120_000);
    const told = await Promise.all(Object.keys(PAGES).map(async (path) => (await readPage(request, path)).documents));
    const documents = told.flat();
    expect(documents.length).toBeGreaterThan(15);
    expect(schemaFaults(documents)).toEqual([]);
    const addresses = new Set<string>();
    for (const document of documents) {
      const expanded = JSON.stringify(await expandJsonLd(document, baseURL!));
      // Of lists the first entries do: all are made alike.
      for (const [, address] of [
        ...expanded.matchAll(/"https:\/\/schema\.org\/(?:url|item|image)":\[\{"@id":"([^"#]+)"/g),
      ].slice(0, 3))
        addresses.add(address!);
    }
    expect(addresses.size).toBeGreaterThan(10);
    for (const address of addresses) expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  },
);

/** A PNG's width and height stand in its first chunk. */
const sizeOf = (png: Buffer) => ({
  signature: png.toString('latin1', 1, 4),
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});

test('pages are shared with a picture of their own', { tag: '@origin' }, async ({ request }) => {
  const read = async (path: string) => (await readPage(request, path)).meta['og:image']!;
  const pictures = await Promise.all(
    [`/titles/${FERRY.titleId}`, `/viewer/${FERRY.firstChapterId}`, '/th/updates', '/terms'].map(read),
  );
  expect(new Set(pictures).size).toBe(4);
  for (const picture of pictures) {
    const response = await request.get(picture);
    expect([picture, response.status(), response.headers()['content-type']]).toEqual([picture, 200, 'image/png']);
    expect(response.headers()['cache-control']).toContain('public, max-age=86400');
    const body = await response.body();
    expect(sizeOf(body)).toEqual({ signature: 'PNG', width: 1_200, height: 630 });
    expect(body.byteLength).toBeGreaterThan(20_000);
    // What messengers take.
    expect(body.byteLength).toBeLessThan(600_000);
  }
});

for (const path of [
  '/cards/titles/999999.png',
  '/cards/titles/x.png',
  '/cards/chapters/0.png',
  '/cards/site/xx.png',
  '/cards/nothing/1.png',
  '/cards/titles/30.gif',
]) {
  test(`${path} is not there`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('what is not there is not found by anybody', async ({ request }) => {
  const { status, meta, canonical, documents } = await readPage(request, '/titles/999999');
  expect({ status, robots: meta.robots, canonical, documents }).toEqual({
    status: 404,
    robots: 'noindex',
    canonical: [],
    documents: [],
  });
});

test('phones find an icon', async ({ request }) => {
  const html = await (await request.get('/updates')).text();
  const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
  const response = await request.get(unescaped(icon));
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
});
