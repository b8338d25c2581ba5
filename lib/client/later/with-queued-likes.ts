import type { Comment } from '@/lib/domain/comment';
import { withLike } from '@/lib/domain/with-like';

import { storedWrites } from './stored-writes';

/** Comments as they are once the likes that are still to be sent have been. */
export function withQueuedLikes(comments: readonly Comment[]): readonly Comment[] {
  return storedWrites().reduce(
    (before, { endpoint, query }) =>
      query.comment_id ? withLike(before, query.comment_id, endpoint === 'likeComment') : before,
    comments,
  );
}
