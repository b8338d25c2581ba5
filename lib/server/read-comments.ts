import 'server-only';

import { cache } from 'react';

import { fetchComments } from '@/lib/api/comments';
import type { CommentList } from '@/lib/domain/comment-list';
import { OriginError } from '@/lib/domain/origin-error';

import { send } from './send';

/** A chapter's comments as anybody sees them; undefined where there is no such chapter, or not yet. */
export const readComments = cache(async (chapterId: number): Promise<CommentList | undefined> => {
  try {
    return await fetchComments(send, { chapterId });
  } catch (error) {
    if (error instanceof OriginError && error.isRefusal) return undefined;
    throw error;
  }
});
