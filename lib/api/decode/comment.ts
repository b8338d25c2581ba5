import type { Comment } from '@/lib/domain/comment';
import type { wire } from '@/lib/wire/messages';

import { decodeTime } from './time';

export function decodeComment(comment: wire.IComment): Comment {
  return {
    id: comment.id ?? 0,
    index: comment.index ?? 0,
    userName: comment.userName ?? '',
    iconUrl: comment.iconUrl ?? '',
    isMine: comment.isMyComment ?? false,
    alreadyLiked: comment.alreadyLiked ?? false,
    likes: comment.numberOfLikes ?? 0,
    body: comment.body ?? '',
    createdAt: decodeTime(comment.created),
  };
}
