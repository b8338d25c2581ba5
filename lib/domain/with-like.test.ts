import type { Comment } from './comment';
import { withLike } from './with-like';

const comment = (id: number, likes: number, alreadyLiked = false): Comment => ({
  id,
  index: id,
  userName: '',
  iconUrl: '',
  isMine: false,
  alreadyLiked,
  likes,
  body: '',
  createdAt: 0,
});
const told = (comments: readonly Comment[]) => comments.map(({ likes, alreadyLiked }) => [likes, alreadyLiked]);

test('a like raises the count by one, its end lowers it by one @4.29 @4.30', () => {
  const liked = withLike([comment(1, 7), comment(2, 3)], 1, true);
  expect(told(liked)).toEqual([
    [8, true],
    [3, false],
  ]);
  expect(told(withLike(liked, 1, false))).toEqual([
    [7, false],
    [3, false],
  ]);
});

test('what is so already is counted once, and there are never fewer than none', () => {
  expect(told(withLike([comment(1, 7, true)], 1, true))).toEqual([[7, true]]);
  expect(told(withLike([comment(1, 0, true)], 1, false))).toEqual([[0, false]]);
});

test('the last of many is liked alone', () => {
  const many = Array.from({ length: 150 }, (_, index) => comment(index + 1, index));
  const liked = withLike(many, 150, true);
  expect(told(liked)[149]).toEqual([150, true]);
  expect(liked.filter((one, index) => one !== many[index])).toHaveLength(1);
});
