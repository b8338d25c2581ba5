import type { Comment } from '@/lib/domain/comment';

import { keepOrder } from './keep-order';

const comment = (id: number, likes = 0): Comment => ({
  id,
  index: id,
  userName: '',
  iconUrl: '',
  isMine: false,
  alreadyLiked: false,
  likes,
  body: '',
  createdAt: 0,
});
const ids = (comments: readonly Comment[]) => comments.map(({ id }) => id);

test('each keeps its place, however often it is liked meanwhile', () => {
  const shown = keepOrder([comment(1, 99), comment(2, 5), comment(3, 7)], [3, 2, 1]);
  expect(ids(shown)).toEqual([3, 2, 1]);
  expect(shown[2]?.likes).toBe(99);
});

test('new ones come behind, in the order they came in; withdrawn ones are gone', () => {
  expect(ids(keepOrder([comment(9), comment(1), comment(8), comment(3)], [3, 2, 1]))).toEqual([3, 1, 9, 8]);
});
