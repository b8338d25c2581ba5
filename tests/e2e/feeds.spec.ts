import type { APIRequestContext, Page } from 'playwright/test';

import { feedSchema, manifestSchema, publicationSchema } from '@/lib/feeds/opds/drafts-in-test';
import { LOCALES } from '@/lib/i18n/locales';

import { pathOf } from './crawl-pages';
import { get, readPage } from './read-page';
import { FERRY } from './reader';
import { expect, test } from './test';

/** A title whose pages are not encrypted. */
const PLAIN = { titleId: 50 };

/** Parses XML as browsers do, and returns the texts and links that the tests read. */
async function parse(page: Page, text: string) {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml');
    const fault = document.querySelector('parsererror')?.textContent;
    if (fault) throw new Error(fault);
    const texts = (name: string) => [...document.getElementsByTagName(name)].map((element) => element.textContent);
    const attributes = (parent: ParentNode & { getElementsByTagName(name: string): Iterable<Element> }, name: string) =>
      [...parent.getElementsByTagName(name)].map((element) =>
        Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value])),
      );
    return {
      locs: texts('loc'),
      ids: texts('id'),
      updated: texts('updated'),
      links: attributes(document, 'link'),
      urls: [...document.getElementsByTagName('url')].map((url) => ({
        loc: url.getElementsByTagName('loc')[0]!.textContent,
        changed: url.getElementsByTagName('lastmod')[0]?.textContent,
        alternates: attributes(url, 'xhtml:link'),
      })),
    };
  }, text);
}

async function read(request: APIRequestContext, address: string, type: string): Promise<string> {
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
  JSON.parse(await read(request, address, type));
const feed = async (request: APIRequestContext, address: string) =>
  feedSchema.parse(await json(request, address, 'application/opds+json'));

/** `count` items spread over a list. */
const sample = <Item>(items: readonly Item[], count: number) =>
  items.filter((_, index) => index % Math.ceil(items.length / count) === 0);

test('robots.txt allows pages, disallows the API and names the sitemap', async ({ request, baseURL }) => {
  const robots = await read(request, '/robots.txt', 'text/plain');
  expect(robots).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  for (const closed of ['/api/', '/*/in/', '/search_result?', '/redirecting'])
    expect(robots).toContain(`\nDisallow: ${closed}\n`);
  expect(robots).not.toMatch(/Disallow: \/?\n|Disallow: \/(titles|viewer|media|opds|feeds)/);
});

test('sitemaps list every title once in its locale, each at its canonical URL with the page’s alternates', async ({
  request,
  page,
  baseURL,
}) => {
  const sitemap = async (path: string) => parse(page, await read(request, path, 'application/xml'));
  const index = await sitemap('/sitemap.xml');
  expect(index.locs).toEqual(['pages', 'titles-1', 'chapters-1'].map((name) => `${baseURL}/sitemaps/${name}.xml`));
  const [pages, titles, chapters] = await Promise.all(index.locs.map(async (loc) => (await sitemap(loc)).urls));
  for (const locale of LOCALES) {
    const { metadata } = await feed(request, `/opds/${locale}/titles`);
    const own = titles!.filter(({ loc }) => (/^\/([a-z]{2})\//.exec(pathOf(loc))?.[1] ?? 'en') === locale);
    expect.soft(own.length, locale).toEqual(metadata.numberOfItems);
  }
  for (const [urls, count] of [
    [pages!, 16],
    [titles!, 8],
    [chapters!, 4],
  ] as const) {
    expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
    for (const { loc, changed, alternates } of sample(urls, count)) {
      const { status, canonical, alternates: own } = await readPage(request, loc, { 'Accept-Language': 'en' });
      expect.soft([status, canonical.map(pathOf)], loc).toEqual([200, [pathOf(loc)]]);
      for (const { hreflang, href } of alternates)
        expect.soft(pathOf(own[hreflang!]), `${loc} ${hreflang}`).toBe(pathOf(href));
      if (changed) expect.soft(Date.parse(changed), loc).toBeLessThanOrEqual(Date.now());
    }
  }
});

test('Atom feeds of a language and a title link to pages and pictures that are served', async ({
  request,
  page,
  baseURL,
}) => {
  for (const address of ['/feeds/esp.atom', `/feeds/titles/${FERRY.titleId}.atom`]) {
    const { ids, updated, links } = await parse(page, await read(request, address, 'application/atom+xml'));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^tag:komawari,2026:[a-z]+\/\w+$/);
    expect([...updated]).toEqual([...updated].sort().reverse());
    expect(links).toContainEqual(expect.objectContaining({ rel: 'self', href: baseURL + address }));
    const entry = links.find(({ rel }) => !rel)!;
    expect([entry.href, (await request.get(entry.href!)).status()]).toEqual([entry.href, 200]);
    const picture = links.find(({ rel }) => rel === 'enclosure')!;
    expect((await request.get(picture.href!)).headers()['content-type']).toBe('image/webp');
  }
  const { etag } = (await request.get('/feeds/esp.atom')).headers();
  expect((await get(request, '/feeds/esp.atom', { 'if-none-match': etag! })).status()).toBe(304);
});

test('a reading app walks the OPDS catalogue to a page of a comic and searches it @origin', async ({ request }) => {
  const redirect = (await get(request, '/opds', { 'Accept-Language': 'es-MX,es;q=0.9' })).headers();
  expect(redirect).toMatchObject({
    location: expect.stringMatching(/\/opds\/es$/) as unknown,
    vary: expect.stringContaining('Accept-Language') as unknown,
  });
  const start = await feed(request, '/opds/en');
  for (const { href } of start.navigation!) await feed(request, href);
  const [first] = (await feed(request, `/opds/en/titles/${PLAIN.titleId}`)).publications!;
  const linkOf = (links: { rel?: unknown; href: string }[], rel: string) =>
    links.find((link) => link.rel === rel)!.href;
  const self = await json(request, linkOf(first!.links, 'self'), 'application/opds-publication+json');
  expect(publicationSchema.parse(self)).toEqual(first);
  const acquisition = linkOf(first!.links, 'http://opds-spec.org/acquisition/open-access');
  const { readingOrder } = manifestSchema.parse(await json(request, acquisition, 'application/divina+json'));
  const picture = await request.get(readingOrder[0]!.href);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, readingOrder[0]!.type]);
  // Not encrypted: any program can decode it.
  expect((await picture.body()).subarray(8, 12).toString()).toBe('WEBP');

  const search = linkOf(start.links, 'search');
  const found = await feed(request, search.replace('{?query}', '?query=F%C3%89RRY%20%20at'));
  expect(found.navigation!.map(({ title }) => title)).toContain(FERRY.name);
  expect((await feed(request, search.replace('{?query}', '?query=%25zzz'))).metadata.numberOfItems).toBe(0);
});

test('unknown feeds, sitemaps and catalogue pages answer 404 in plain text', async ({ request }) => {
  for (const address of [
    '/sitemaps/titles-2.xml',
    '/sitemaps/titles-0.xml',
    '/feeds/xxx.atom',
    '/feeds/titles/999999.atom',
    '/opds/xx',
    '/opds/en/ranking/best',
    '/opds/en/titles/999999',
    '/opds/en/titles/50?page=2',
    '/opds/chapters/abc/manifest',
  ]) {
    const response = await request.get(address);
    expect
      .soft([response.status(), response.headers()['content-type']], address)
      .toEqual([404, 'text/plain; charset=utf-8']);
    expect.soft((await response.text()).length, address).toBeLessThan(100);
  }
});

test('home and a title link to their feeds', async ({ request }) => {
  const feedsOf = async (path: string) => {
    const { html } = await readPage(request, path);
    return ['atom+xml', 'opds+json'].map((type) => {
      const [tag = ''] = new RegExp(`<link [^>]*application/${type.replace('+', '\\+')}[^>]*>`).exec(html) ?? [];
      return pathOf(/ href="([^"]*)"/.exec(tag)?.[1]);
    });
  };
  expect(await feedsOf('/es/updates')).toEqual(['/feeds/esp.atom', '/opds/es']);
  const title = [`/feeds/titles/${FERRY.titleId}.atom`, `/opds/en/titles/${FERRY.titleId}`];
  expect(await feedsOf(`/titles/${FERRY.titleId}`)).toEqual(title);
  const { html } = await readPage(request, `/titles/${FERRY.titleId}`);
  for (const href of title) expect(html).toMatch(new RegExp(`<a [^>]*href="${href.replace('.', '\\.')}"`));
});
