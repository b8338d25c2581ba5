import { z } from 'zod';
import { requireSession } from '../http/session';
import { Refusal } from '../refusal';
import * as stored from '../store/comments';
import { defineEndpoint } from './endpoint';
import * as parameter from './parameters';

const query = z.object({ comment_id: parameter.id });

export const likeComment = defineEndpoint({
  query,
  async answer({ store, session, now, clearCaches }, { comment_id: commentId }) {
    const reader = requireSession(session);
    if (!(await stored.likeComment(store.db, { session: reader, commentId, now }))) throw notThere(commentId);
    clearCaches();
    return {};
  },
});

export const unlikeComment = defineEndpoint({
  query,
  async answer({ store, session, clearCaches }, { comment_id: commentId }) {
    const reader = requireSession(session);
    if (!(await stored.unlikeComment(store.db, { session: reader, commentId }))) throw notThere(commentId);
    clearCaches();
    return {};
  },
});

function notThere(commentId: number): Refusal {
  return new Refusal('not-found', { debugInfo: `There is no comment ${commentId}.` });
}
