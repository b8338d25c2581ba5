'use client';

import useSWR from 'swr';

import type { Comment } from '@/lib/domain/comment';

import { send } from './send';
import { existingSession } from './session';

// The codec comes with the operation: who has no session yet has no comments and likes of his own, and never loads it for this.
async function load(chapterId: number): Promise<Comment[]> {
  const { fetchComments } = await import('@/lib/api/comments');
  return (await fetchComments(send, { chapterId })).comments;
}

/** A chapter's comments: those given, then as this reader's session sees them. */
export function useComments(chapterId: number, given: readonly Comment[]): readonly Comment[] {
  const { data } = useSWR<Comment[], unknown>(
    () => (existingSession() ? ['comments', chapterId] : null),
    () => load(chapterId),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data ?? given;
}
