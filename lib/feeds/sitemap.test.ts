/** @jest-environment jsdom */
import type { ListedTitle } from '@/lib/domain/catalogue-page';
import { LOCALES } from '@/lib/i18n/locales';
import { limits } from '@/lib/limits';

import { sitemapIndexXml, sitemapXml } from './sitemap';
import { chapterEntry, pageEntries, titleEntry } from './sitemap-entries';
import { parseSitemapName, sitemapNames, type SitemapPart } from './sitemap-parts';

const BASE = 'https://reader.example';

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
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

test('a title stands under the locale of its language, and names the page for each other one', () => {
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

test('a language without an interface is read in English’s', () => {
  expect(
    titleEntry(BASE, {
      ...title,
      id: 18,
      language: 'ita',
      titleLanguages: [{ titleId: 18, language: 'ita' }],
      updatedAt: undefined,
    }),
  ).toMatchObject({
    url: `${BASE}/titles/18`,
    changedAt: undefined,
  });
  expect(chapterEntry(BASE, { id: 10001, titleId: 17, language: 'deu', startAt: 5, isPlain: true })).toEqual({
    url: `${BASE}/de/viewer/10001`,
    changedAt: 5,
  });
});

test('the site’s own pages stand there in every language, each with all of them', () => {
  const document = parse(sitemapXml(pageEntries(BASE)));
  const urls = textsOf(document, 'loc');
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toEqual(
    expect.arrayContaining([
      `${BASE}/updates`,
      `${BASE}/th/updates`,
      `${BASE}/vi/ranking/completed`,
      `${BASE}/rating/deu`,
      `${BASE}/terms_web_ja`,
    ]),
  );
  for (const element of document.getElementsByTagName('url')) {
    const links = linksOf(element);
    const [own] = textsOf(parse(element.outerHTML.replace('<url', '<url xmlns:xhtml="x"')), 'loc');
    expect(Object.keys(links).length === 0 || Object.values(links).includes(own!)).toBe(true);
  }
});

test('signs of XML in an address are escaped', () => {
  expect(textsOf(parse(sitemapXml([{ url: `${BASE}/?a=1&b=<2>` }])), 'loc')).toEqual([`${BASE}/?a=1&b=<2>`]);
});

test('100,000 titles and their chapters are split at 10,000 addresses, each part well below 50 MB', () => {
  const count = 100_000;
  const starts = Array.from(
    { length: count / limits.cataloguePartEntries },
    (_, index) => 1 + index * limits.cataloguePartEntries,
  );
  const names = sitemapNames({ titles: starts, chapters: starts });
  expect(names).toHaveLength(21);
  expect(textsOf(parse(sitemapIndexXml(names.map((name) => `${BASE}/sitemaps/${name}.xml`))), 'loc')).toContain(
    `${BASE}/sitemaps/titles-10.xml`,
  );
  const part = Array.from({ length: limits.cataloguePartEntries }, (_, index) =>
    titleEntry(BASE, { ...title, id: 2_147_483_647 - index }),
  );
  expect(Buffer.byteLength(sitemapXml(part))).toBeLessThan(50 * 1024 * 1024);
});

const NO_NAMES = [
  'pages-1.xml',
  'titles.xml',
  'titles-0.xml',
  'titles-01.xml',
  'titles--1.xml',
  'titles-1',
  'titles-1.xml.gz',
  'series-1.xml',
  'titles-1e3.xml',
  '',
];

test.each<[string, SitemapPart | undefined]>([
  ['pages.xml', { kind: 'pages', part: 1 }],
  ['titles-1.xml', { kind: 'titles', part: 1 }],
  ['chapters-27.xml', { kind: 'chapters', part: 27 }],
  ...NO_NAMES.map((name): [string, undefined] => [name, undefined]),
])('the name %s is that of %j', (name, part) => {
  expect(parseSitemapName(name)).toEqual(part);
});

test('every name of the index is read back', () => {
  for (const name of sitemapNames({ titles: [1, 2], chapters: [1] }))
    expect(parseSitemapName(`${name}.xml`)).toBeDefined();
});
