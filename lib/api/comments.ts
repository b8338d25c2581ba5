import type { CommentList } from '@/lib/domain/comment-list';

import { ask, tell } from './ask';
import { decodeCommentList } from './decode/comment-list';
import type { Send } from './send';

/** What readers wrote under a chapter. @throws OriginError with `isNotFound` for a chapter that never was, else as `ask` does */
export async function fetchComments(send: Send, { chapterId }: { chapterId: number }): Promise<CommentList> {
  const { view } = await ask(send, { endpoint: 'comments', query: { chapter_id: chapterId } });
  return decodeCommentList(view);
}

/** Likes a comment, or no longer; again it changes nothing. @throws as `ask` does */
export function likeComment(
  send: Send,
  { commentId, isLiked }: { commentId: number; isLiked: boolean },
): Promise<void> {
  return tell(send, { endpoint: isLiked ? 'likeComment' : 'unlikeComment', query: { comment_id: commentId } });
}
