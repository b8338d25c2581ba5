import type { Release } from '@/lib/domain/release';
import { LOCALES } from '@/lib/i18n/locales';

import { BASE, chapter, detailOf, title, viewOf } from '../sample-in-test';
import { feedSchema, manifestSchema, publicationSchema } from './drafts-in-test';
import { manifest, publishedChapter } from './manifest';
import { publication } from './publication';
import { root } from './root';
import { foundList, rankingList } from './title-lists';
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
const hrefOf = (links: { rel?: string; href: string }[], rel: string) =>
  links.find((link) => link.rel === rel)?.href.replace(BASE, '');
const pathsOf = (links: { href: string }[] | undefined) => links?.map(({ href }) => href.replace(BASE, ''));
const all = () => true;

test('the root links to every section, the search, new chapters and the other languages', async () => {
  const feed = feedSchema.parse(await root(newest([release(1)], all, desk), desk));
  expect(pathsOf(feed.navigation)).toEqual(
    ['/updates', '/ranking/hottest', '/ranking/trending', '/ranking/completed', '/titles'].map(
      (path) => `/opds/es${path}`,
    ),
  );
  expect(feed.groups!.map((group) => (group.publications ?? group.navigation)!.length)).toEqual([
    1,
    LOCALES.length - 1,
  ]);
  expect(hrefOf(feed.links as never, 'search')).toBe('/opds/es/search{?query}');
  expect(feedSchema.parse(await root([], desk)).groups).toHaveLength(1);
});

test('updates are publications where every app can show them, else links to their titles', async () => {
  const feed = feedSchema.parse(await updatesShelf([release(1), release(2)], (id) => id === 1, desk));
  expect(feed.publications!.map(({ metadata }) => metadata.identifier)).toEqual(['tag:komawari,2026:chapter/1']);
  expect(pathsOf(feed.navigation)).toEqual(['/opds/es/titles/12']);
});

test('rankings and search results list each title once', async () => {
  const titles = [title, { ...title, id: 12, name: 'B' }, title];
  const found = await foundList('fox & hound', titles, desk);
  for (const feed of [await rankingList('completed', titles, desk), found])
    expect(pathsOf(feedSchema.parse(feed).navigation)).toEqual(['/opds/es/titles/11', '/opds/es/titles/12']);
  expect(hrefOf(found.links, 'self')).toBe('/opds/es/search?query=fox%20%26%20hound');
});

test('a title has its open chapters as publications, others as links to the site, and none of the app', async () => {
  const detail = detailOf([chapter(1), chapter(2)], [chapter(3, { access: 'ticket' })]);
  const feed = feedSchema.parse(await titleShelf({ detail, page: 1, isPlain: (id) => id === 11_001 }, desk));
  expect(feed.publications!.map(({ metadata }) => metadata.title)).toEqual(['Fox & <Hound> #1']);
  expect(pathsOf(feed.navigation)).toEqual(['/es/titles/11', '/es/viewer/11002', '/es/viewer/11003']);
});

test('a title with many chapters is paged', async () => {
  const detail = detailOf(Array.from({ length: 101 }, (_, index) => chapter(index + 1)));
  const pages = await Promise.all([1, 2, 3].map((page) => titleShelf({ detail, page, isPlain: all }, desk)));
  expect(pages.map((feed) => feedSchema.parse(feed).publications!.length)).toEqual([50, 50, 1]);
  expect(pages[1]!.metadata).toMatchObject({ numberOfItems: 101, itemsPerPage: 50, currentPage: 2 });
  expect(pages.map((feed) => [hrefOf(feed!.links, 'previous'), hrefOf(feed!.links, 'next')])).toEqual([
    [undefined, '/opds/es/titles/11?page=2'],
    ['/opds/es/titles/11', '/opds/es/titles/11?page=3'],
    ['/opds/es/titles/11?page=2', undefined],
  ]);
  expect(await titleShelf({ detail, page: 4, isPlain: all }, desk)).toBeUndefined();
});

test('a publication links to its manifest and its page, and names its series', () => {
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
});

test('a manifest lists the pages in reading order with absolute addresses, sizes and sides', () => {
  const view = viewOf([
    {},
    { imageUrl: 'https://origin.example/2.jpg', type: 'right' },
    { imageUrl: '/media/page/1/2-l.webp', type: 'left' },
    { imageUrl: '/media/page/1/3', type: 'double', width: 0 },
  ]);
  const made = manifestSchema.parse(manifest(view, BASE));
  const size = { width: 1080, height: 1620 };
  expect(made.readingOrder).toEqual([
    { href: `${BASE}/media/page/1/1.webp?s=1`, type: 'image/webp', ...size },
    { href: 'https://origin.example/2.jpg', type: 'image/jpeg', ...size, properties: { page: 'right' } },
    { href: `${BASE}/media/page/1/2-l.webp`, type: 'image/webp', ...size, properties: { page: 'left' } },
    { href: `${BASE}/media/page/1/3`, type: 'image/jpeg', properties: { page: 'center' } },
  ]);
  expect(made.metadata).toMatchObject({ readingProgression: 'rtl', layout: 'fixed', numberOfPages: 4 });
  const strip = manifest(viewOf([{}], { isVerticalOnly: true, startFromRight: false }), BASE);
  expect(strip!.metadata).toMatchObject({ layout: 'scrolled', readingProgression: 'ltr' });
});

test('a chapter with an encrypted page or without pages is no publication', () => {
  expect(manifest(viewOf([{}, { encryptionKey: 'ab12' }]), BASE)).toBeUndefined();
  expect(publishedChapter(viewOf([]))).toBeUndefined();
});
