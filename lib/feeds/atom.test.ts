/** @jest-environment jsdom */
import type { Release } from '@/lib/domain/release';

import { atomXml } from './atom';
import { BASE, chapter, detailOf, title } from './sample-in-test';
import { titleFeed } from './title-feed';
import { updatesFeed } from './updates-feed';

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

const release = (id: number, startAt: number): Release => ({
  title,
  chapterId: id,
  chapterName: `#${id}`,
  chapterSubTitle: '',
  isLatest: true,
  isVerticalOnly: false,
  isHorizontalOnly: false,
  startAt,
});

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
  expect(entriesOf(parse(atomXml(await titleFeed(detailOf([]), BASE))))).toEqual([]);
});

test.each([
  ['title', () => titleFeed(detailOf([]), BASE)],
  ['language', () => updatesFeed([], 'esp', BASE)],
])('the feed of a %s without entries stays the same from day to day', async (_, make) => {
  const document = parse(atomXml(await make()));
  expect(textOf(document.documentElement, 'updated')).toBe('2026-01-01T00:00:00.000Z');
});

test('a language’s feed lists its last chapters, and was updated with the newest however long ago that was', async () => {
  const document = parse(atomXml(await updatesFeed([release(4, 1_300_000_400), release(3, 300)], 'esp', BASE)));
  const feed = document.documentElement;
  expect([textOf(feed, 'title'), textOf(feed, 'updated')]).toEqual([
    'Komawari · Capítulos nuevos',
    '2011-03-13T07:13:20.000Z',
  ]);
  expect(linkOf(feed, 'alternate')).toBe(`${BASE}/es/updates`);
  expect(entriesOf(document).map((entry) => linkOf(entry, null))).toEqual(
    [4, 3].map((id) => `${BASE}/es/viewer/${id}`),
  );
});
