import { LOCALES } from '@/lib/i18n/locales';

import { BASE, chapter, detailOf, title, viewOf } from '../sample-in-test';
import type { Release } from '../updates-feed';
import { feedSchema, manifestSchema, publicationSchema } from './drafts-in-test';
import { manifest, publishedChapter } from './manifest';
import { publication } from './publication';
import { root } from './root';
import { foundList, rankingList, titleList } from './title-lists';
import { titleShelf } from './title-shelf';
import { newest, updatesShelf } from './updates-shelf';

const desk = { locale: 'es', base: BASE } as const;
const release = (id: number): Release => ({
  title: { ...title, id: id + 10 },
  chapterId: id,
  chapterName: `#${id}`,
  chapterSubTitle: '',
  startAt: 1_760_000_000,
  isLatest: true,
  isVerticalOnly: false,
  isHorizontalOnly: false,
});
const hrefOf = (links: { rel?: string; href: string }[], rel: string) => links.find((link) => link.rel === rel)?.href;
const all = () => true;
const none = () => false;

test.each(LOCALES)('the start in %s leads to every section, what is new, and the other languages', async (locale) => {
  const feed = feedSchema.parse(await root(newest([release(1)], all, { locale, base: BASE }), { locale, base: BASE }));
  expect(feed.navigation!.map(({ href }) => href.replace(`${BASE}/opds/${locale}`, ''))).toEqual([
    '/updates',
    '/ranking/hottest',
    '/ranking/trending',
    '/ranking/completed',
    '/titles',
  ]);
  expect(feed.groups!.map((group) => (group.publications ?? group.navigation)!.length)).toEqual([
    1,
    LOCALES.length - 1,
  ]);
  expect(feed.links).toContainEqual({
    rel: 'search',
    href: `${BASE}/opds/${locale}/search{?query}`,
    type: 'application/opds+json',
    templated: true,
  });
});

test('with nothing new the start has no empty group', async () => {
  expect(feedSchema.parse(await root([], desk)).groups).toHaveLength(1);
});

test('updates: publications that any program can show, the other titles beside them', async () => {
  const feed = feedSchema.parse(await updatesShelf([release(1), release(2)], (id) => id === 1, desk));
  expect(feed.publications!.map(({ metadata }) => metadata.identifier)).toEqual(['tag:komawari,2026:chapter/1']);
  expect(feed.navigation!.map(({ href }) => href)).toEqual([`${BASE}/opds/es/titles/12`]);
});

test('a shelf that holds nothing leads back to the start', async () => {
  for (const feed of [
    await updatesShelf([], none, desk),
    await foundList('zzz', [], desk),
    await foundList('', [], desk),
    await rankingList('hottest', [], desk),
  ]) {
    expect(feedSchema.parse(feed).navigation).toEqual([
      { rel: 'start', title: 'Komawari', href: `${BASE}/opds/es`, type: 'application/opds+json' },
    ]);
  }
});

test('rankings and what is found name each title once', async () => {
  const titles = [title, { ...title, id: 12, name: 'B' }, title];
  for (const feed of [await rankingList('completed', titles, desk), await foundList('fox hound', titles, desk)]) {
    expect(feedSchema.parse(feed).navigation!.map(({ href }) => href)).toEqual([
      `${BASE}/opds/es/titles/11`,
      `${BASE}/opds/es/titles/12`,
    ]);
  }
  expect(hrefOf((await foundList('fox & hound', titles, desk)).links, 'self')).toBe(
    `${BASE}/opds/es/search?query=fox%20%26%20hound`,
  );
});

test('all titles: a page tells where the next one begins', async () => {
  const entries = [{ id: 11, name: 'A', language: 'esp' as const, titleLanguages: [] }];
  const first = await titleList({ entries, next: 21 }, { total: 2 }, desk);
  feedSchema.parse(first);
  expect([hrefOf(first.links, 'self'), hrefOf(first.links, 'next')]).toEqual([
    `${BASE}/opds/es/titles`,
    `${BASE}/opds/es/titles?from=21`,
  ]);
  const last = await titleList({ entries }, { from: 21, total: 2 }, desk);
  feedSchema.parse(last);
  expect([hrefOf(last.links, 'self'), hrefOf(last.links, 'first'), hrefOf(last.links, 'next')]).toEqual([
    `${BASE}/opds/es/titles?from=21`,
    `${BASE}/opds/es/titles`,
    undefined,
  ]);
});

test('a title: open chapters as publications, others as links to the site, those for the app not at all', async () => {
  const detail = detailOf([chapter(1), chapter(2)], [chapter(3, { access: 'ticket' })]);
  const feed = feedSchema.parse(await titleShelf({ detail, page: 1, isPlain: (id) => id === 11_001 }, desk));
  expect(feed.metadata).toMatchObject({
    title: title.name,
    subtitle: title.author,
    identifier: 'tag:komawari,2026:title/11',
  });
  expect(feed.publications!.map(({ metadata }) => metadata.title)).toEqual(['Fox & <Hound> #1']);
  expect(feed.navigation!.map(({ href }) => href)).toEqual([
    `${BASE}/es/titles/11`,
    `${BASE}/es/viewer/11002`,
    `${BASE}/es/viewer/11003`,
  ]);
  expect(new Set(feed.navigation!.map(({ type }) => type))).toEqual(new Set(['text/html']));
});

test('a title of many chapters is paged, and has no pages beyond', async () => {
  const detail = detailOf(Array.from({ length: 101 }, (_, index) => chapter(index + 1)));
  const pages = await Promise.all([1, 2, 3].map((page) => titleShelf({ detail, page, isPlain: all }, desk)));
  expect(pages.map((feed) => feedSchema.parse(feed).publications!.length)).toEqual([50, 50, 1]);
  expect(pages[1]!.metadata).toMatchObject({ numberOfItems: 101, itemsPerPage: 50, currentPage: 2 });
  expect(hrefOf(pages[1]!.links, 'previous')).toBe(`${BASE}/opds/es/titles/11`);
  expect(hrefOf(pages[1]!.links, 'next')).toBe(`${BASE}/opds/es/titles/11?page=3`);
  expect([hrefOf(pages[0]!.links, 'previous'), hrefOf(pages[2]!.links, 'next')]).toEqual([undefined, undefined]);
  expect(await titleShelf({ detail, page: 4, isPlain: all }, desk)).toBeUndefined();
  expect(
    feedSchema.parse(await titleShelf({ detail: detailOf([]), page: 1, isPlain: all }, desk)).publications,
  ).toBeUndefined();
});

test('a publication is acquired by its manifest, read on its page, and says where it belongs', () => {
  const made = publicationSchema.parse(publication({ ...chapter(7), title }, BASE));
  expect(made.links.map(({ rel, href, type }) => [rel, href, type])).toEqual([
    ['self', `${BASE}/opds/chapters/11007`, 'application/opds-publication+json'],
    ['http://opds-spec.org/acquisition/open-access', `${BASE}/opds/chapters/11007/manifest`, 'application/divina+json'],
    ['alternate', `${BASE}/es/viewer/11007`, 'text/html'],
  ]);
  expect(made.metadata).toMatchObject({
    language: 'es',
    author: 'A. & B.',
    belongsTo: { series: { name: title.name, position: 7 } },
  });
  expect(made.images).toEqual([{ href: `${BASE}/media/cover/11/portrait-800.webp?v=1`, type: 'image/webp' }]);
});

test('what is not known is left out, not blank', () => {
  const bare = {
    ...chapter(7),
    name: 'Extra',
    subTitle: '',
    startAt: undefined,
    title: { ...title, author: '', portraitImageUrl: '' },
  };
  const made = publicationSchema.parse(publication(bare, BASE));
  expect(Object.keys(made.metadata).sort()).toEqual(['@type', 'belongsTo', 'identifier', 'language', 'title']);
  expect(made).not.toHaveProperty('images');
});

test('a manifest lists the pages alone, whole addresses in reading order with their sizes', () => {
  const view = viewOf([
    {},
    { imageUrl: 'https://origin.example/2.jpg', type: 'right' },
    { imageUrl: '/media/page/1/2-l.webp', type: 'left' },
    { imageUrl: '/media/page/1/3', type: 'double', width: 0 },
  ]);
  const made = manifestSchema.parse(manifest(view, BASE));
  expect(made.readingOrder).toEqual([
    { href: `${BASE}/media/page/1/1.webp?s=1`, type: 'image/webp', width: 1080, height: 1620 },
    {
      href: 'https://origin.example/2.jpg',
      type: 'image/jpeg',
      width: 1080,
      height: 1620,
      properties: { page: 'right' },
    },
    {
      href: `${BASE}/media/page/1/2-l.webp`,
      type: 'image/webp',
      width: 1080,
      height: 1620,
      properties: { page: 'left' },
    },
    { href: `${BASE}/media/page/1/3`, type: 'image/jpeg', properties: { page: 'center' } },
  ]);
  expect(made.metadata).toMatchObject({
    title: 'Fox & <Hound> #7',
    subtitle: 'Parte 7',
    readingProgression: 'rtl',
    layout: 'fixed',
    numberOfPages: 4,
  });
});

test('a strip is scrolled', () => {
  expect(manifest(viewOf([{}], { isVerticalOnly: true, startFromRight: false }), BASE)!.metadata).toMatchObject({
    layout: 'scrolled',
    readingProgression: 'ltr',
  });
});

test('a chapter with a key on any page, or without pages, is no publication', () => {
  expect(manifest(viewOf([{}, { encryptionKey: 'ab12' }]), BASE)).toBeUndefined();
  expect(publishedChapter(viewOf([]))).toBeUndefined();
});
