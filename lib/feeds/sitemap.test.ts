/** @jest-environment jsdom */
import type { ListedTitle } from '@/lib/domain/catalogue-page';
import { LOCALES } from '@/lib/i18n/locales';

import { sitemapIndexXml, sitemapXml } from './sitemap';
import { chapterEntry, pageEntries, titleEntry } from './sitemap-entries';
import { parseSitemapName, sitemapNames, type SitemapPart } from './sitemap-parts';

const BASE = 'https://reader.example';

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const textsOf = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);
const linksOf = (element: Element) =>
  Object.fromEntries(
    [...element.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

const title: ListedTitle = {
  id: 11,
  name: 'Transbordador',
  language: 'esp',
  updatedAt: 1_760_000_000,
  titleLanguages: [
    { titleId: 10, language: 'eng' },
    { titleId: 11, language: 'esp' },
  ],
};

test('a title is listed under the locale of its language, with an alternate for every other', () => {
  const document = parse(sitemapXml([titleEntry(BASE, title)]));
  expect(textsOf(document, 'loc')).toEqual([`${BASE}/es/titles/11`]);
  expect(textsOf(document, 'lastmod')).toEqual(['2025-10-09T08:53:20.000Z']);
  const links = linksOf(document.documentElement);
  expect(Object.keys(links).sort()).toEqual([...LOCALES, 'x-default'].sort());
  expect(links).toMatchObject({
    en: `${BASE}/titles/10`,
    es: `${BASE}/es/titles/11`,
    fr: `${BASE}/fr/titles/11`,
    'x-default': `${BASE}/titles/10`,
  });
});

test('a title in a language without an interface is listed in English', () => {
  const entry = titleEntry(BASE, { ...title, id: 18, language: 'ita', titleLanguages: [], updatedAt: undefined });
  expect(entry).toMatchObject({ url: `${BASE}/titles/18`, changedAt: undefined });
});

test('a chapter is listed with its date', () => {
  expect(chapterEntry(BASE, { id: 10001, titleId: 17, language: 'deu', startAt: 5, isPlain: true })).toEqual({
    url: `${BASE}/de/viewer/10001`,
    changedAt: 5,
  });
});

test('the site’s own pages are listed once per locale, each among its own alternates', () => {
  const document = parse(sitemapXml(pageEntries(BASE)));
  const urls = textsOf(document, 'loc');
  expect(new Set(urls).size).toBe(urls.length);
  for (const path of ['/updates', '/th/updates', '/vi/ranking/completed', '/rating/deu', '/terms_web_ja'])
    expect(urls).toContain(BASE + path);
  for (const element of document.getElementsByTagName('url')) {
    const alternates = Object.values(linksOf(element));
    if (alternates.length > 0) expect(alternates).toContain(textsOf(element, 'loc')[0]);
  }
});

test('the index lists one sitemap per part, each of which can be requested', () => {
  const names = sitemapNames({ titles: [1, 10_001], chapters: [1] });
  const urls = names.map((name) => `${BASE}/sitemaps/${name}.xml`);
  expect(textsOf(parse(sitemapIndexXml(urls)), 'loc')).toEqual(
    ['pages', 'titles-1', 'titles-2', 'chapters-1'].map((name) => `${BASE}/sitemaps/${name}.xml`),
  );
  for (const name of names) expect(parseSitemapName(`${name}.xml`)).toBeDefined();
});

test.each<[string, SitemapPart | undefined]>([
  ['pages.xml', { kind: 'pages', part: 1 }],
  ['chapters-27.xml', { kind: 'chapters', part: 27 }],
  ['pages-1.xml', undefined],
  ['titles.xml', undefined],
  ['titles-0.xml', undefined],
  ['titles-01.xml', undefined],
  ['titles-1e3.xml', undefined],
  ['titles-1.xml.gz', undefined],
  ['series-1.xml', undefined],
])('reads the sitemap name %s as %j', (name, part) => {
  expect(parseSitemapName(name)).toEqual(part);
});
