import type { wire } from '@/lib/wire/messages';
import { AVATARS } from '../media/picture-sizes';
import type { Urls } from '../media/urls';
import type { StoredComment } from '../store/comments';
import { countOf } from './count';
import { int32Seconds } from './seconds';

export function commentMessage(comment: StoredComment, urls: Urls): wire.IComment {
  return {
    id: comment.id,
    index: comment.position,
    userName: comment.user_name,
    iconUrl: urls.avatar(comment.id % AVATARS),
    isMyComment: comment.isMine,
    alreadyLiked: comment.likedByMe,
    numberOfLikes: countOf(comment.likes),
    body: comment.body,
    created: int32Seconds(comment.created_at),
  };
}
