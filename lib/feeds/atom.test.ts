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
const textOf = (element: Element, name: string) =>
  [...element.children].find(({ localName }) => localName === name)?.textContent;
const linkOf = (element: Element, rel: string | null) =>
  [...element.children]
    .find((child) => child.localName === 'link' && child.getAttribute('rel') === rel)
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

test('a title’s feed has the elements that RFC 4287 requires, in the title’s language', async () => {
  const document = parse(atomXml(await titleFeed(detailOf([chapter(1), chapter(2)], [chapter(30)]), BASE)));
  const feed = document.documentElement;
  expect(feed.getAttribute('xml:lang')).toBe('es');
  expect(['id', 'title', 'subtitle', 'updated'].map((name) => textOf(feed, name))).toEqual([
    'tag:komawari,2026:title/11',
    'Fox & <Hound> · capítulos nuevos',
    'Un zorro & un perro.',
    new Date(chapter(30).startAt * 1_000).toISOString(),
  ]);
  expect([linkOf(feed, 'self'), linkOf(feed, 'alternate')]).toEqual([
    `${BASE}/feeds/titles/11.atom`,
    `${BASE}/es/titles/11`,
  ]);
  for (const entry of entriesOf(document))
    for (const name of ['id', 'title', 'updated', 'published', 'summary', 'author'])
      expect(textOf(entry, name)).toMatch(/\S/);
});

test('its entries are the chapters that the web opens, newest first, with the same ids at every address', async () => {
  const feed = await titleFeed(detailOf([chapter(1), chapter(2)], [chapter(30)]), 'http://localhost:3000');
  const entries = entriesOf(parse(atomXml(feed)));
  expect(entries.map((entry) => textOf(entry, 'id'))).toEqual([
    'tag:komawari,2026:chapter/11030',
    'tag:komawari,2026:chapter/11002',
    'tag:komawari,2026:chapter/11001',
  ]);
  // A title of type html: its text is escaped within.
  expect(textOf(entries[0]!, 'title')).toBe('Fox &amp; &lt;Hound&gt; #30');
  expect(linkOf(entries[0]!, null)).toBe('http://localhost:3000/es/viewer/11030');
  expect(linkOf(entries[0]!, 'enclosure')).toBe('http://localhost:3000/media/thumbnail/11030/wide-480.webp');
});

test('control characters, CDATA ends and markup in texts do not break the feed', async () => {
  const detail = detailOf([chapter(1, { subTitle: 'a\u0001b\uD83D ]]> <script>alert(1)</script>' })]);
  const [entry] = entriesOf(parse(atomXml(await titleFeed(detail, BASE))));
  expect(textOf(entry!, 'summary')).toBe('ab ]]&gt; &lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a title’s feed has at most fifty entries, and none without chapters', async () => {
  const many = Array.from({ length: 80 }, (_, index) => chapter(index + 1));
  const entries = entriesOf(parse(atomXml(await titleFeed(detailOf(many), BASE))));
  expect([entries.length, textOf(entries[0]!, 'id')]).toEqual([50, 'tag:komawari,2026:chapter/11080']);
  const empty = parse(atomXml(await titleFeed(detailOf([]), BASE)));
  expect([entriesOf(empty), textOf(empty.documentElement, 'updated')]).toEqual([[], expect.stringMatching(/Z$/)]);
});

test('a language’s feed lists the releases of home in that language, newest first', async () => {
  expect(releasesIn(home, 'esp').map(({ chapterId }) => chapterId)).toEqual([4, 3, 2]);
  const document = parse(atomXml(await updatesFeed(home, 'esp', BASE)));
  expect(textOf(document.documentElement, 'title')).toBe('Komawari · Capítulos nuevos');
  expect(linkOf(document.documentElement, 'alternate')).toBe(`${BASE}/es/updates`);
  expect(linkOf(entriesOf(document)[0]!, null)).toBe(`${BASE}/es/viewer/4`);
});
