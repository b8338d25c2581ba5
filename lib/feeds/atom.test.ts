/** @jest-environment jsdom */
import type { Home } from '@/lib/domain/home';

import { atomXml } from './atom';
import { BASE, chapter, detailOf, title } from './sample-in-test';
import { titleFeed } from './title-feed';
import { releasesIn, updatesFeed } from './updates-feed';

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  return document;
}
const child = (element: Element, name: string) => [...element.children].find(({ localName }) => localName === name);
const textOf = (element: Element, name: string) => child(element, name)?.textContent;
const linkOf = (element: Element, rel: string | null) =>
  [...element.children]
    .find((one) => one.localName === 'link' && one.getAttribute('rel') === rel)
    ?.getAttribute('href');
const entriesOf = (document: Document) => [...document.getElementsByTagName('entry')];

const release = (id: number, at: number, language: 'esp' | 'eng' = 'esp') => ({
  name: title.name,
  chapterNumber: `#${id}`,
  viewCount: 1,
  updateStatus: 'none' as const,
  chapterStartAt: at,
  releases: [
    {
      title: { ...title, language },
      chapterId: id,
      chapterName: `#${id}`,
      chapterSubTitle: '',
      isLatest: true,
      isVerticalOnly: false,
      isHorizontalOnly: false,
    },
  ],
});
const home: Pick<Home, 'groups'> = {
  groups: [
    { name: 'Hoy', daysAgo: 0, series: [release(3, 300), release(4, 400)] },
    { name: 'Ayer', daysAgo: 1, series: [release(2, 200), release(9, 250, 'eng')] },
  ],
};

test('a title’s feed says what RFC 4287 requires, in the title’s language', async () => {
  const feed = parse(atomXml(await titleFeed(detailOf([chapter(1), chapter(2)], [chapter(30)]), BASE))).documentElement;
  expect(feed.getAttribute('xml:lang')).toBe('es');
  expect(textOf(feed, 'id')).toBe('tag:komawari,2026:title/11');
  expect(textOf(feed, 'title')).toBe('Fox & <Hound> · capítulos nuevos');
  expect(textOf(feed, 'subtitle')).toBe('Un zorro & un perro.');
  expect(textOf(feed, 'updated')).toBe(new Date(chapter(30).startAt * 1_000).toISOString());
  expect([linkOf(feed, 'self'), linkOf(feed, 'alternate')]).toEqual([
    `${BASE}/feeds/titles/11.atom`,
    `${BASE}/es/titles/11`,
  ]);
  expect(child(feed, 'author')!.textContent!.trim()).toBe('A. & B.');
});

test('its entries are the chapters that the web opens, the newest first', async () => {
  const document = parse(atomXml(await titleFeed(detailOf([chapter(1), chapter(2)], [chapter(30)]), BASE)));
  const entries = entriesOf(document);
  expect(entries.map((entry) => textOf(entry, 'id'))).toEqual([
    'tag:komawari,2026:chapter/11030',
    'tag:komawari,2026:chapter/11002',
    'tag:komawari,2026:chapter/11001',
  ]);
  const [entry] = entries;
  expect(entry).toBeDefined();
  // A title of HTML: its text is escaped within.
  expect(textOf(entry!, 'title')).toBe('Fox &amp; &lt;Hound&gt; #30');
  expect(child(entry!, 'title')!.getAttribute('type')).toBe('html');
  expect(linkOf(entry!, null)).toBe(`${BASE}/es/viewer/11030`);
  expect(linkOf(entry!, 'enclosure')).toBe(`${BASE}/media/thumbnail/11030/wide-480.webp`);
  expect(textOf(entry!, 'summary')).toBe('Parte 30');
  expect(textOf(entry!, 'content')).toContain(`<img src="${BASE}/media/thumbnail/11030/wide-480.webp" alt="">`);
  for (const one of entries)
    for (const name of ['id', 'title', 'updated', 'published', 'summary', 'author'])
      expect(textOf(one, name)).toMatch(/\S/);
});

test('ids stay the same wherever the site is served', async () => {
  const idsAt = async (base: string) =>
    entriesOf(parse(atomXml(await titleFeed(detailOf([chapter(1)]), base)))).map((entry) => textOf(entry, 'id'));
  expect(await idsAt('http://localhost:3000')).toEqual(await idsAt(BASE));
});

test('a title without chapters has a feed without entries', async () => {
  const document = parse(atomXml(await titleFeed(detailOf([]), BASE)));
  expect(entriesOf(document)).toEqual([]);
  expect(textOf(document.documentElement, 'updated')).toMatch(/Z$/);
});

test('signs that no XML may hold and ends of CDATA break nothing', async () => {
  const detail = detailOf([chapter(1, { subTitle: 'a\u0001b ]]> <script>alert(1)</script>' })]);
  const [entry] = entriesOf(parse(atomXml(await titleFeed(detail, BASE))));
  expect(textOf(entry!, 'summary')).toBe('ab ]]&gt; &lt;script&gt;alert(1)&lt;/script&gt;');
});

test('no more than fifty chapters of a title', async () => {
  const many = Array.from({ length: 80 }, (_, index) => chapter(index + 1));
  const entries = entriesOf(parse(atomXml(await titleFeed(detailOf(many), BASE))));
  expect(entries).toHaveLength(50);
  expect(textOf(entries[0]!, 'id')).toBe('tag:komawari,2026:chapter/11080');
});

test('a language’s feed lists what home does, in that language, the last first', async () => {
  expect(releasesIn(home, 'esp').map(({ chapterId }) => chapterId)).toEqual([4, 3, 2]);
  expect(releasesIn(home, 'esp', 1)).toHaveLength(1);
  const document = parse(atomXml(await updatesFeed(home, 'esp', BASE)));
  expect(textOf(document.documentElement, 'title')).toBe('Komawari · Capítulos nuevos');
  expect(linkOf(document.documentElement, 'alternate')).toBe(`${BASE}/es/updates`);
  const [entry] = entriesOf(document);
  expect(linkOf(entry!, null)).toBe(`${BASE}/es/viewer/4`);
  expect(linkOf(entry!, 'enclosure')).toBe(title.landscapeImageUrl);
});

test('a language without an interface speaks English', async () => {
  const feed = await updatesFeed({ groups: [] }, 'ita', BASE);
  expect(feed).toMatchObject({
    title: 'Komawari · New chapters',
    language: 'it',
    pageUrl: `${BASE}/updates`,
    entries: [],
  });
});
