import type { Comment } from './comment';

/** Comments with one liked, or no longer: the others stay the same objects, and what is so already is not counted again. */
export function withLike(comments: readonly Comment[], id: number, isLiked: boolean): readonly Comment[] {
  return comments.map((comment) =>
    comment.id === id && comment.alreadyLiked !== isLiked
      ? { ...comment, alreadyLiked: isLiked, likes: Math.max(0, comment.likes + (isLiked ? 1 : -1)) }
      : comment,
  );
}
