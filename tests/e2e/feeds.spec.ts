import type { APIRequestContext, Page } from 'playwright/test';

import { feedSchema, manifestSchema, publicationSchema } from '@/lib/feeds/opds/drafts-in-test';
import { LOCALES } from '@/lib/i18n/locales';

import { FERRY } from './reader';
import { expect, test } from './test';

/** A title whose pages have no keys, and its first chapter. */
const PLAIN = { titleId: 50, chapterId: 50_001 };

/** Parses XML as a browser does and hands over what is asked for. */
async function xml(page: Page, text: string) {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml');
    const fault = document.querySelector('parsererror')?.textContent;
    if (fault) throw new Error(fault);
    const texts = (name: string) =>
      [...document.getElementsByTagName(name)].map((element) => element.textContent ?? '');
    const links = [...document.getElementsByTagName('link')].map((link) => ({
      rel: link.getAttribute('rel'),
      href: link.getAttribute('href') ?? '',
    }));
    const urls = [...document.getElementsByTagName('url')].map((url) => ({
      loc: url.getElementsByTagName('loc')[0]?.textContent ?? '',
      changed: url.getElementsByTagName('lastmod')[0]?.textContent,
      alternates: Object.fromEntries(
        [...url.getElementsByTagName('xhtml:link')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
    }));
    return {
      root: document.documentElement.localName,
      locs: texts('loc'),
      ids: texts('id'),
      updated: texts('updated'),
      links,
      urls,
    };
  }, text);
}

async function text(request: APIRequestContext, address: string, type: string): Promise<string> {
  const response = await request.get(address);
  expect([address, response.status(), response.headers()['content-type']]).toEqual([
    address,
    200,
    expect.stringContaining(type),
  ]);
  expect(response.headers()['cache-control']).toBe('private, max-age=60');
  return response.text();
}

const json = async (request: APIRequestContext, address: string, type: string): Promise<unknown> =>
  JSON.parse(await text(request, address, type));
const feed = async (request: APIRequestContext, address: string) =>
  feedSchema.parse(await json(request, address, 'application/opds+json'));

/** Some of a list, from its beginning to its end. */
const some = <Item>(items: readonly Item[], count: number) =>
  items.filter((_, index) => index % Math.ceil(items.length / count) === 0);

/** What a page's head says of an address: `rel`, then `hreflang` where it has one. */
async function headOf(request: APIRequestContext, address: string): Promise<Record<string, string>> {
  const response = await request.get(address, { headers: { 'accept-language': 'en' } });
  expect([address, response.status()]).toEqual([address, 200]);
  const [head = ''] = (await response.text()).split('</head>');
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  return Object.fromEntries(
    [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => [
      `${attribute(tag, 'rel')} ${attribute(tag, 'hreflang') || attribute(tag, 'type')}`.trim(),
      attribute(tag, 'href'),
    ]),
  );
}
const pathOf = (address: string) => new URL(address, 'http://any.example').pathname;

test('robots.txt opens the pages, closes what is none, and names the sitemap', async ({ request, baseURL }) => {
  const robots = await text(request, '/robots.txt', 'text/plain');
  expect(robots).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  for (const closed of ['/api/', '/*/in/', '/search_result?', '/redirecting'])
    expect(robots).toContain(`\nDisallow: ${closed}\n`);
  expect(robots).not.toMatch(/Disallow: \/?\n|Disallow: \/(titles|viewer|media|opds|feeds)/);
});

test(
  'the index names sitemaps that hold every title in its own locale',
  { tag: '@origin' },
  async ({ request, page, baseURL }) => {
    const index = await xml(page, await text(request, '/sitemap.xml', 'application/xml'));
    expect(index.root).toBe('sitemapindex');
    expect(index.locs.map((loc) => loc.replace(`${baseURL}/sitemaps/`, ''))).toEqual([
      'pages.xml',
      'titles-1.xml',
      'chapters-1.xml',
    ]);
    const [pages, titles, chapters] = await Promise.all(
      index.locs.map(async (loc) => (await xml(page, await text(request, loc, 'application/xml'))).urls),
    );
    for (const urls of [pages!, titles!, chapters!]) expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
    for (const locale of LOCALES) {
      const { metadata } = await feed(request, `/opds/${locale}/titles`);
      const own = titles!.filter(({ loc }) => (/^\/([a-z]{2})\//.exec(pathOf(loc))?.[1] ?? 'en') === locale);
      expect([locale, own.length]).toEqual([locale, metadata.numberOfItems]);
    }
    for (const { changed } of [...titles!, ...chapters!]) expect(Date.parse(changed!)).toBeLessThanOrEqual(Date.now());
  },
);

test('what a sitemap names is there, is the page’s own address, and has the alternates that the page has', async ({
  request,
  page,
}) => {
  test.setTimeout(180_000);
  for (const [name, count] of [
    ['pages', 24],
    ['titles-1', 16],
    ['chapters-1', 8],
  ] as const) {
    const { urls } = await xml(page, await text(request, `/sitemaps/${name}.xml`, 'application/xml'));
    for (const { loc, alternates } of some(urls, count)) {
      const head = await headOf(request, loc);
      expect([loc, pathOf(head.canonical ?? '')]).toEqual([loc, pathOf(loc)]);
      for (const [language, href] of Object.entries(alternates))
        expect([loc, language, pathOf(head[`alternate ${language}`] ?? '')]).toEqual([loc, language, pathOf(href)]);
    }
  }
});

test(
  'a language’s feed and a title’s: whole addresses that are there, ids that no host is in',
  { tag: '@origin' },
  async ({ request, page, baseURL }) => {
    for (const address of ['/feeds/eng.atom', '/feeds/esp.atom', `/feeds/titles/${FERRY.spanishTitleId}.atom`]) {
      const atom = await xml(page, await text(request, address, 'application/atom+xml'));
      expect(atom.root).toBe('feed');
      expect(atom.ids.length).toBeGreaterThan(1);
      expect(new Set(atom.ids).size).toBe(atom.ids.length);
      for (const id of atom.ids) expect(id).toMatch(/^tag:komawari,2026:[a-z]+\/\w+$/);
      expect([...atom.updated]).toEqual([...atom.updated].sort().reverse());
      expect(atom.links).toContainEqual({ rel: 'self', href: baseURL + address });
      for (const { href } of some(
        atom.links.filter(({ rel }) => rel === null),
        3,
      ))
        expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
      const picture = atom.links.find(({ rel }) => rel === 'enclosure')!;
      expect((await request.get(picture.href)).headers()['content-type']).toBe('image/webp');
    }
  },
);

test('the catalogue can be walked from its start to a page of a comic', { tag: '@origin' }, async ({ request }) => {
  const redirect = await request.get('/opds', { maxRedirects: 0, headers: { 'accept-language': 'es-MX,es;q=0.9' } });
  expect([redirect.status(), redirect.headers().location, redirect.headers().vary]).toEqual([
    307,
    expect.stringMatching(/\/opds\/es$/),
    expect.stringContaining('Accept-Language'),
  ]);
  const start = await feed(request, '/opds/en');
  for (const { href } of start.navigation!) await feed(request, href);
  const title = await feed(request, `/opds/en/titles/${PLAIN.titleId}`);
  const [first] = title.publications!;
  const linkOf = (links: { rel?: unknown; href: string }[], rel: string) =>
    links.find((link) => link.rel === rel)!.href;
  expect(
    publicationSchema.parse(await json(request, linkOf(first!.links, 'self'), 'application/opds-publication+json')),
  ).toEqual(first);
  const manifest = manifestSchema.parse(
    await json(
      request,
      linkOf(first!.links, 'http://opds-spec.org/acquisition/open-access'),
      'application/divina+json',
    ),
  );
  const [opening] = manifest.readingOrder;
  const picture = await request.get(opening!.href);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, opening!.type]);
  // The plain file, which any program can show.
  expect((await picture.body()).subarray(8, 12).toString()).toBe('WEBP');
});

test('its search finds titles by part of a name', { tag: '@origin' }, async ({ request }) => {
  const { links } = await feed(request, '/opds/en');
  const { href } = links.find(({ rel }) => rel === 'search')!;
  const found = await feed(request, href.replace('{?query}', '?query=ferry'));
  expect(found.navigation!.map(({ title }) => title)).toContain(FERRY.name);
  expect((await feed(request, href.replace('{?query}', '?query=%25zzz'))).metadata.numberOfItems).toBe(0);
});

test('a chapter with keys is read on the site alone', { tag: '@origin' }, async ({ request }) => {
  const title = await feed(request, `/opds/en/titles/${FERRY.titleId}`);
  expect(title.publications).toBeUndefined();
  expect(title.navigation!.map(({ href }) => pathOf(href))).toEqual(
    expect.arrayContaining([`/titles/${FERRY.titleId}`, `/viewer/${FERRY.firstChapterId}`]),
  );
  for (const address of [`/opds/chapters/${FERRY.firstChapterId}`, `/opds/chapters/${FERRY.firstChapterId}/manifest`])
    expect((await request.get(address)).status()).toBe(404);
});

for (const address of [
  '/sitemaps/titles-2.xml',
  '/sitemaps/titles-0.xml',
  '/sitemaps/authors-1.xml',
  '/feeds/xxx.atom',
  '/feeds/eng.rss',
  '/feeds/titles/999999.atom',
  '/feeds/titles/0.atom',
  '/feeds/titles/99999999999.atom',
  '/opds/xx',
  '/opds/en/ranking/best',
  '/opds/en/titles/999999',
  '/opds/en/titles/50?page=2',
  '/opds/en/titles/50?page=0',
  '/opds/en/titles?from=-1',
  '/opds/en/titles?from=2000000000',
  '/opds/chapters/999999',
  '/opds/chapters/abc/manifest',
]) {
  test(`404 in a few words: ${address}`, async ({ request }) => {
    const response = await request.get(address);
    expect([response.status(), response.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect((await response.text()).length).toBeLessThan(100);
  });
}

test('who has a document already is told so', async ({ request }) => {
  const { etag } = (await request.get('/feeds/eng.atom')).headers();
  expect((await request.get('/feeds/eng.atom', { headers: { 'if-none-match': etag! } })).status()).toBe(304);
});

test('home and titles lead there, in their heads and at their feet', async ({ request, page }) => {
  const home = await headOf(request, '/es/updates');
  expect(
    [home['alternate application/atom+xml'], home['alternate application/opds+json']].map((href) => pathOf(href!)),
  ).toEqual(['/feeds/esp.atom', '/opds/es']);
  const title = await headOf(request, `/titles/${FERRY.titleId}`);
  expect(pathOf(title['alternate application/atom+xml']!)).toBe(`/feeds/titles/${FERRY.titleId}.atom`);
  expect(pathOf(title['alternate application/opds+json']!)).toBe(`/opds/en/titles/${FERRY.titleId}`);
  await page.goto(`/titles/${FERRY.titleId}`);
  await expect(page.getByRole('link', { name: 'Follow this series in a feed reader' })).toHaveAttribute(
    'href',
    `/feeds/titles/${FERRY.titleId}.atom`,
  );
  await expect(page.getByRole('link', { name: 'Open the catalogue in a reading app' })).toHaveAttribute(
    'href',
    `/opds/en/titles/${FERRY.titleId}`,
  );
});
