import type { Kysely, Selectable } from 'kysely';
import type { CommentTable, Schema } from './schema';
import { ensureSession } from './sessions';

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

/** Likes a comment; again changes nothing. Gives whether there is such a comment. */
export async function likeComment(
  db: Kysely<Schema>,
  { session, commentId, now }: { session: string; commentId: number; now: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await hasComment(tx, commentId))) return false;
    await ensureSession(tx, session, now);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('comment_likes')
      .values({ session_id: session, comment_id: commentId })
      .onConflict((conflict) => conflict.columns(['session_id', 'comment_id']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await addLikes(tx, commentId, 1);
    return true;
  });
}

/** Takes a session's like back; without one changes nothing. Gives whether there is such a comment. */
export async function unlikeComment(db: Kysely<Schema>, { session, commentId }: { session: string; commentId: number }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await hasComment(tx, commentId))) return false;
    const { numDeletedRows } = await tx
      .deleteFrom('comment_likes')
      .where('session_id', '=', session)
      .where('comment_id', '=', commentId)
      .executeTakeFirst();
    if (numDeletedRows) await addLikes(tx, commentId, -1);
    return true;
  });
}

async function hasComment(db: Kysely<Schema>, id: number): Promise<boolean> {
  return (await db.selectFrom('comments').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

async function addLikes(db: Kysely<Schema>, commentId: number, likes: 1 | -1): Promise<void> {
  await db
    .updateTable('comments')
    .set(({ eb }) => ({ reader_likes: eb('reader_likes', '+', likes) }))
    .where('id', '=', commentId)
    .execute();
}
