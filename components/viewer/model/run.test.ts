import type { ChapterView, NextAccess } from '@/lib/domain/chapter-view';

import { chapter as view, page } from '../viewer-in-test';
import { neighbours } from './neighbours';
import { continuesAs, isNearNext, runOf, stretchAt } from './run';

interface Next {
  id: number;
  access: NextAccess;
}

const lastOf = (next?: Next) =>
  ({ ...view().pages.at(-1)!, next: next && { id: next.id }, nextAccess: next?.access ?? 'free' }) as never;
const chapter = (chapterId: number, count: number, next?: Next, over: Partial<ChapterView> = {}) =>
  view({ chapterId, pages: [...Array.from({ length: count }, (_, i) => page(i + 1)), lastOf(next)], ...over });

describe('runOf', () => {
  const told = (chapters: ChapterView[], ads: boolean) =>
    runOf(chapters, { ads }).flatMap(({ items }) => items.map(({ index, kind, number }) => [index, kind, number]));
  const first = chapter(1, 2);
  const withAd = { ...first, pages: [first.pages[0]!, { kind: 'advertisement' as const }, first.pages[1]!] };

  it('counts items on from chapter to chapter, and pages of each from 1', () =>
    expect(told([withAd, chapter(2, 1)], true)).toEqual([
      [0, 'manga', 1],
      [1, 'advertisement', 1],
      [2, 'manga', 2],
      [3, 'manga', 1],
      [4, 'last', 1],
    ]));

  it('has no item for advertisements that no service fills', () =>
    expect(told([withAd], false)).toEqual([
      [0, 'manga', 1],
      [1, 'manga', 2],
    ]));

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [99, 1],
  ])('finds the chapter of item %p: %p', (index, at) =>
    expect(stretchAt(runOf([first, chapter(2, 3)]), index)).toBe(at),
  );
});

test.each([
  [20, 14, false],
  [20, 15, true],
  [2, 0, true],
])('of %p pages, item %p is among the last five: %p @R26', (count, index, near) =>
  expect(isNearNext(runOf([chapter(1, count)])[0]!, index)).toBe(near),
);

test.each([
  ['free', 2, true],
  ['open', undefined, true],
  ['ticket', undefined, false],
  ['one-time-free', undefined, false],
  ['subscription', undefined, false],
  ['used', undefined, false],
] as const)(
  'a next chapter that is %s continues the strip as %p, and a turn enters it: %p @R26',
  (access, id, mayFollow) => {
    const given = chapter(1, 3, { id: 2, access });
    expect(continuesAs(given)).toBe(id);
    expect(neighbours(given)).toMatchObject({ next: 2, mayFollow });
  },
);

test('nothing follows the newest chapter, nor a chapter itself', () => {
  expect(continuesAs(chapter(1, 3))).toBeUndefined();
  expect(neighbours(chapter(1, 3)).mayFollow).toBe(false);
  expect(continuesAs(chapter(1, 3, { id: 1, access: 'free' }))).toBeUndefined();
});

test.each([
  ['the first', 1, [1, 2, 3], 2, { previous: undefined, next: 2 }],
  ['the newest', 3, [1, 2, 3], undefined, { previous: 2, next: undefined }],
  ['one in the middle, newest first', 2, [3, 2, 1], 3, { previous: 1, next: 3 }],
  ['one that opened out of order', 2, [5, 2, 4], 4, { previous: 5, next: 4 }],
  ['one that the list lacks', 9, [1, 2], 10, { previous: undefined, next: 10 }],
])('the neighbours of %s: %p in %p, followed by %p', (_, chapterId, ids, next, expected) => {
  const chapters = ids.map((id) => ({ id, startAt: id * 1000 })) as ChapterView['chapters'];
  const given = chapter(chapterId, 1, next === undefined ? undefined : { id: next, access: 'free' }, { chapters });
  expect(neighbours(given)).toMatchObject(expected);
});
