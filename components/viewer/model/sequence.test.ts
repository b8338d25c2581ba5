import type { BannerPage, LastPage, Page } from '@/lib/domain/chapter-view';

import { page } from '../viewer-in-test';
import { groupOf, pageGroups } from './page-groups';
import { knobAt, pagesText, positionOf, progressOf } from './progress';
import { indexOfPage, pageCount, sequenceOf } from './sequence';
import { spreadsOf } from './spreads';

const banner: BannerPage = {
  kind: 'insert-banners',
  title: '',
  banners: [{ id: 1, imageUrl: '/b.webp', width: 800, height: 200, isPr: false }],
};
const ad = { kind: 'advertisement' } as const;
const last = { kind: 'last' } as LastPage;

describe('sequenceOf', () => {
  it('numbers pictures from 1, and gives items between them the number before', () => {
    const items = sequenceOf([page(1), banner, page(2), ad, last], { ads: true });
    expect(items.map(({ kind, index, number }) => [kind, index, number])).toEqual([
      ['manga', 0, 1],
      ['banners', 1, 1],
      ['manga', 2, 2],
      ['advertisement', 3, 2],
      ['last', 4, 2],
    ]);
    expect(pageCount(items)).toBe(2);
  });

  it('leaves out unfilled advertisements, pages without a banner and pictures without a size @R11', () => {
    const pages: Page[] = [page(1), ad, { ...banner, banners: [] }, page(2, { height: 0 }), last];
    expect(sequenceOf(pages).map(({ kind }) => kind)).toEqual(['manga', 'last']);
  });
});

describe('indexOfPage', () => {
  const items = sequenceOf([page(1), banner, page(2), last]);
  it.each([
    [1, 0],
    [2, 2],
    [-3, 0],
    [99, 2],
    [NaN, 0],
  ])('finds page %p at item %p', (number, index) => expect(indexOfPage(items, number)).toBe(index));

  it('is the first item of a chapter without pictures @R11', () => {
    expect(indexOfPage(sequenceOf([last]), 4)).toBe(0);
    expect(pageCount([])).toBe(0);
  });
});

describe('the position', () => {
  const items = sequenceOf([banner, page(1), page(2), page(3), last]);
  it.each([
    ['both pages of a pair', [2, 3], { from: 2, to: 3, total: 3 }],
    ['the page before the last page', [4], { from: 3, to: 3, total: 3 }],
    ['the first page before any page', [0], { from: 1, to: 1, total: 3 }],
  ])('names %s', (_, shown, position) =>
    expect(positionOf(items, shown.map((index) => items[index]!) as never)).toEqual(position),
  );

  it('is written as one page or two', () =>
    expect([pagesText({ from: 18, to: 19 }), pagesText({ from: 46, to: 46 })]).toEqual(['18–19', '46']));

  it.each([
    [{ from: 1, to: 1, total: 11 }, 0],
    [{ from: 6, to: 6, total: 11 }, 0.5],
    [{ from: 10, to: 11, total: 11 }, 1],
    [{ from: 1, to: 1, total: 1 }, 1],
  ])('%p is %p of the way', (position, progress) => expect(progressOf(position)).toBe(progress));

  it('counts from the side where reading begins @R16', () =>
    expect([knobAt(0.25, 'ltr'), knobAt(0.25, 'rtl')]).toEqual([0.25, 0.75]));
});

test('groups of the page grid are its spreads, without banners and the last page @R27', () => {
  const spreads = (paired: boolean) =>
    spreadsOf(sequenceOf([page(1), page(2), banner, page(3), page(4), page(5), last]), { paired });
  const groups = pageGroups(spreads(true));
  expect(pageGroups(spreads(false)).map(({ from, to }) => [from, to])).toEqual([1, 2, 3, 4, 5].map((n) => [n, n]));
  expect(groups.map(({ from, to, isHalf }) => [from, to, isHalf])).toEqual([
    [1, 1, false],
    [2, 2, true],
    [3, 4, false],
    [5, 5, true],
  ]);
  expect([1, 4, 6].map((number) => groupOf(groups, number)?.from)).toEqual([1, 3, undefined]);
});
