'use client';

import useSWR from 'swr';

import type { Comment } from '@/lib/domain/comment';
import { withLike } from '@/lib/domain/with-like';

import { send } from './send';
import { existingSession } from './session';

// The codec comes with the operations: who has no session yet has no comments and likes of his own, and never loads it for this.
const operations = () => import('@/lib/api/comments');

async function load(chapterId: number, given: readonly Comment[]): Promise<readonly Comment[]> {
  if (!existingSession()) return given;
  const [{ fetchComments }, { withQueuedLikes }] = await Promise.all([
    operations(),
    import('./later/with-queued-likes'),
  ]);
  try {
    return withQueuedLikes((await fetchComments(send, { chapterId })).comments);
  } catch (failure) {
    // Without a network there is at least what the reader has done himself.
    const queued = withQueuedLikes(given);
    if (queued.every((comment, index) => comment === given[index])) throw failure;
    return queued;
  }
}

/**
 * A chapter's comments: those given, then, once they are `near`, as this reader's session sees them. `setLike` likes one or no longer, without
 * a network as soon as there is one; the list is changed once the origin has answered, so that nothing has to be taken back when it refuses.
 * @throws OriginError, NetworkError
 */
export function useComments(chapterId: number, given: readonly Comment[], near: boolean) {
  const { data, mutate } = useSWR<readonly Comment[], unknown>(
    near ? ['comments', chapterId] : null,
    () => load(chapterId, given),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );

  async function setLike(commentId: number, isLiked: boolean): Promise<void> {
    const [{ likeComment }, { orLater }] = await Promise.all([operations(), import('./later/or-later')]);
    const write = { endpoint: isLiked ? 'likeComment' : 'unlikeComment', query: { comment_id: commentId } } as const;
    try {
      await orLater(write, () => likeComment(send, { commentId, isLiked }));
    } catch (failure) {
      // An origin whose answer was lost, or was none that can be read, may have done it all the same.
      const own = await mutate();
      if (own?.find(({ id }) => id === commentId)?.alreadyLiked !== isLiked) throw failure;
      return;
    }
    let isKnown = true;
    const change = (own?: readonly Comment[]) => {
      isKnown = own !== undefined;
      return withLike(own ?? given, commentId, isLiked);
    };
    // An answer that was under way is dropped by this: it is asked for again.
    await mutate(change, { revalidate: () => !isKnown });
  }

  return { comments: data ?? given, setLike };
}
