import type { Comment } from '@/lib/domain/comment';

import { isLong } from './is-long';
import { sortComments } from './sort-comments';

const comment = (id: number, likes: number, createdAt: number): Comment => ({
  id,
  index: id,
  userName: '',
  iconUrl: '',
  isMine: false,
  alreadyLiked: false,
  likes,
  body: '',
  createdAt,
});
const given = [comment(1, 5, 100), comment(2, 9, 50), comment(3, 5, 200), comment(4, 0, 300), comment(5, 0, 300)];

test.each([
  ['likes', [2, 3, 1, 5, 4]],
  ['latest', [5, 4, 3, 1, 2]],
] as const)('by %s', (order, ids) => {
  expect(sortComments(given, order).map(({ id }) => id)).toEqual(ids);
  expect(given.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  ['hmm.', false],
  ['x'.repeat(320), false],
  ['x'.repeat(321), true],
  ['1\n2\n3\n4\n5', false],
  ['1\n2\n3\n4\n5\n6', true],
])('%j is long: %p', (body, long) => expect(isLong(body)).toBe(long));
