import type { ChapterView, NextAccess } from '@/lib/domain/chapter-view';

import { neighbours } from './neighbours';

const view = (chapterId: number, ids: number[], next?: number, nextAccess: NextAccess = 'free') =>
  ({
    chapterId,
    chapters: ids.map((id) => ({ id, startAt: id * 1000 })),
    pages: [{ kind: 'last', next: next && { id: next }, nextAccess }],
  }) as unknown as ChapterView;

it.each([
  ['the first', view(1, [1, 2, 3], 2), undefined, 2],
  ['one in the middle', view(2, [1, 2, 3], 3), 1, 3],
  ['the newest', view(3, [1, 2, 3]), 2, undefined],
  ['one in the middle of a list that begins with the newest', view(2, [3, 2, 1], 3), 1, 3],
  ['the newest of such a list', view(3, [3, 2, 1]), 2, undefined],
  ['the first where nothing is said to follow', view(1, [1, 2, 3]), undefined, undefined],
  ['the first of a list that begins with the newest', view(1, [3, 2, 1], 2), undefined, 2],
  ['one whose next the list lacks', view(2, [1, 2, 3], 9), 1, 9],
  ['one that opened out of order', view(2, [5, 2, 4], 4), 5, 4],
  ['one that the list lacks', view(9, [1, 2], 10), undefined, 10],
])('of %s', (_, chapter, previous, next) => expect(neighbours(chapter)).toMatchObject({ previous, next }));

it.each([
  ['free', true],
  ['open', true],
  ['ticket', false],
  ['one-time-free', false],
  ['subscription', false],
  ['used', false],
] as const)('a turned page opens a next chapter that is %s: %p', (access, mayFollow) =>
  expect(neighbours(view(1, [1, 2], 2, access)).mayFollow).toBe(mayFollow),
);
it('opens nothing where nothing follows', () => expect(neighbours(view(1, [1])).mayFollow).toBe(false));
