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

test.each<[string, number, boolean, boolean, [number, boolean]]>([
  ['a like raises the count by one @4.29', 7, false, true, [8, true]],
  ['an unlike lowers the count by one @4.30', 8, true, false, [7, false]],
  ['a second like changes nothing', 7, true, true, [7, true]],
  ['an unlike at zero stays at zero', 0, true, false, [0, false]],
])('%s', (_, likes, alreadyLiked, like, expected) => {
  const other = comment(2, 3);
  const [liked, untouched] = withLike([comment(1, likes, alreadyLiked), other], 1, like);
  expect([liked!.likes, liked!.alreadyLiked]).toEqual(expected);
  expect(untouched).toBe(other);
});
