import type { BannerPage, LastPage, MangaPage, Page } from '@/lib/domain/chapter-view';

import { indexOfPage, pageCount, sequenceOf } from './sequence';

const manga = (over: Partial<MangaPage> = {}): MangaPage => ({
  kind: 'manga',
  imageUrl: '/p.webp',
  width: 1080,
  height: 1620,
  type: 'single',
  encryptionKey: '',
  ...over,
});
const banner: BannerPage = {
  kind: 'insert-banners',
  title: '',
  banners: [{ id: 1, imageUrl: '/b.webp', width: 800, height: 200, isPr: false }],
};
const last = { kind: 'last' } as LastPage;

describe('sequenceOf', () => {
  it('numbers pictures from 1 and gives what stands between them the number before', () => {
    const items = sequenceOf([manga(), banner, manga(), { kind: 'advertisement' }, last], { ads: true });
    expect(items.map(({ kind, number }) => [kind, number])).toEqual([
      ['manga', 1],
      ['banners', 1],
      ['manga', 2],
      ['advertisement', 2],
      ['last', 2],
    ]);
    expect(items.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(pageCount(items)).toBe(2);
  });

  it('has no stop for an advertisement that nothing fills', () => {
    expect(sequenceOf([manga(), { kind: 'advertisement' }, last]).map(({ kind, index }) => [kind, index])).toEqual([
      ['manga', 0],
      ['last', 1],
    ]);
  });

  it('leaves out banner pages without a banner and pictures without a size', () => {
    const pages: Page[] = [manga(), { ...banner, banners: [] }, manga({ height: 0 }), last];
    expect(sequenceOf(pages).map(({ kind }) => kind)).toEqual(['manga', 'last']);
  });
});

describe('indexOfPage', () => {
  const items = sequenceOf([manga(), banner, manga(), last]);
  it.each([
    [1, 0],
    [2, 2],
    [0, 0],
    [-3, 0],
    [99, 2],
    [NaN, 0],
  ])('finds page %p at stop %p', (page, index) => expect(indexOfPage(items, page)).toBe(index));

  it('answers the first stop of a chapter without pictures', () => {
    expect(indexOfPage(sequenceOf([last]), 4)).toBe(0);
    expect(pageCount([])).toBe(0);
  });
});
