import type { ChapterView, LastPage, MangaPage, NextAccess } from '@/lib/domain/chapter-view';

import { continuesAs, isNearNext, isReadAlike, runOf, stretchAt } from './run';

const page: MangaPage = { kind: 'manga', imageUrl: '', width: 2, height: 3, type: 'single', encryptionKey: '' };
function chapter(
  chapterId: number,
  count: number,
  next?: { id: number; access: NextAccess },
  over: Partial<ChapterView> = {},
): ChapterView {
  const last = { kind: 'last', next: next && { id: next.id }, nextAccess: next?.access ?? 'free' } as LastPage;
  return {
    chapterId,
    pages: [...Array.from({ length: count }, () => page), last],
    isVerticalOnly: false,
    isHorizontalOnly: false,
    startFromRight: true,
    ...over,
  } as ChapterView;
}

describe('runOf', () => {
  const run = runOf([chapter(1, 2), chapter(2, 3)]);

  it('counts places on from chapter to chapter, and numbers each one’s pages from 1', () => {
    expect(run.map(({ chapterId, from }) => [chapterId, from])).toEqual([
      [1, 0],
      [2, 3],
    ]);
    expect(run.flatMap(({ items }) => items.map(({ index, kind, number }) => [index, kind, number]))).toEqual([
      [0, 'manga', 1],
      [1, 'manga', 2],
      [2, 'last', 2],
      [3, 'manga', 1],
      [4, 'manga', 2],
      [5, 'manga', 3],
      [6, 'last', 3],
    ]);
  });

  it('counts advertisements as stops, not as pages, and only where something fills them', () => {
    const withAd = { ...chapter(1, 2), pages: [page, { kind: 'advertisement' as const }, page] };
    const told = (ads: boolean) =>
      runOf([withAd, chapter(2, 1)], { ads }).flatMap(({ items }) =>
        items.map(({ index, kind, number }) => [index, kind, number]),
      );
    expect(told(true)).toEqual([
      [0, 'manga', 1],
      [1, 'advertisement', 1],
      [2, 'manga', 2],
      [3, 'manga', 1],
      [4, 'last', 1],
    ]);
    expect(told(false)).toEqual([
      [0, 'manga', 1],
      [1, 'manga', 2],
      [2, 'manga', 1],
      [3, 'last', 1],
    ]);
  });

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [99, 1],
  ])('finds the chapter of stop %p: %p', (index, at) => expect(stretchAt(run, index)).toBe(at));
});

test.each([
  [20, 0, false],
  [20, 14, false],
  [20, 15, true],
  [20, 20, true],
  [2, 0, true],
])('of %p pages, stop %p is among the last five: %p', (count, index, near) =>
  expect(isNearNext(runOf([chapter(1, count)])[0]!, index)).toBe(near),
);

describe('continuesAs', () => {
  it.each([
    ['free', 2],
    ['ticket', undefined],
    ['one-time-free', undefined],
    ['subscription', undefined],
    ['open', undefined],
    ['used', undefined],
  ] as const)('a next chapter that is %s is read on into: %p', (access, id) =>
    expect(continuesAs(chapter(1, 3, { id: 2, access }))).toBe(id),
  );
  it('nothing follows the newest chapter, nor itself', () => {
    expect(continuesAs(chapter(1, 3))).toBeUndefined();
    expect(continuesAs(chapter(1, 3, { id: 1, access: 'free' }))).toBeUndefined();
  });
});

test('chapters are read alike in the same modes and direction alone', () => {
  expect(isReadAlike(chapter(1, 1), chapter(2, 9))).toBe(true);
  expect(isReadAlike(chapter(1, 1), chapter(2, 9, undefined, { isVerticalOnly: true }))).toBe(false);
  expect(isReadAlike(chapter(1, 1), chapter(2, 9, undefined, { startFromRight: false }))).toBe(false);
});
