import type { Comment } from '@/lib/domain/comment';

export type CommentOrder = 'likes' | 'latest';

/** A time that is not known is later than the wire can tell. */
const timeOf = ({ createdAt = Number.MAX_SAFE_INTEGER }: Comment) => createdAt;
const byLatest = (one: Comment, other: Comment) => timeOf(other) - timeOf(one) || other.id - one.id;

const orders: Record<CommentOrder, (one: Comment, other: Comment) => number> = {
  likes: (one, other) => other.likes - one.likes || byLatest(one, other),
  latest: byLatest,
};

/** Comments in a chosen order: the most liked first, or the latest; equally liked ones by the latest. */
export function sortComments(comments: readonly Comment[], order: CommentOrder): Comment[] {
  return [...comments].sort(orders[order]);
}
