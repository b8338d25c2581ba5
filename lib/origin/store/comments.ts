import type { Kysely, Selectable } from 'kysely';
import type { CommentTable, Schema } from './schema';

export interface StoredComment extends Selectable<CommentTable> {
  likes: number;
  likedByMe: boolean;
}

/** A chapter's comments, the most liked first. */
export async function readComments(
  db: Kysely<Schema>,
  { chapterId, session, limit }: { chapterId: number; session?: string; limit?: number },
): Promise<StoredComment[]> {
  let query = db
    .selectFrom('comments')
    .selectAll()
    .select(({ eb }) => eb('seeded_likes', '+', eb.ref('reader_likes')).as('likes'))
    .where('chapter_id', '=', chapterId)
    .orderBy('likes', 'desc')
    .orderBy('id');
  if (limit !== undefined) query = query.limit(limit);
  const comments = await query.execute();
  const liked = session && comments.length > 0 ? await readLiked(db, session, comments.map(({ id }) => id)) : new Set<number>();
  return comments.map((comment) => ({ ...comment, likedByMe: liked.has(comment.id) }));
}

async function readLiked(db: Kysely<Schema>, session: string, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.selectFrom('comment_likes').select('comment_id').where('session_id', '=', session).where('comment_id', 'in', ids).execute();
  return new Set(rows.map(({ comment_id }) => comment_id));
}
