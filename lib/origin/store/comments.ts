import type { Kysely, Selectable } from 'kysely';
import type { CommentTable, Schema } from './schema';
import { ensureSession } from './sessions';

/** As one reader sees it; who wrote it stays here. */
export interface StoredComment extends Omit<Selectable<CommentTable>, 'session_id'> {
  likes: number;
  likedByMe: boolean;
  isMine: boolean;
}

/** A chapter's comments, the most liked first. */
export async function readComments(
  db: Kysely<Schema>,
  { chapterId, session, limit }: { chapterId: number; session?: string; limit?: number },
): Promise<StoredComment[]> {
  let query = db
    .selectFrom('comments')
    // No session has an empty id.
    .leftJoin('comment_likes', (join) =>
      join.onRef('comment_id', '=', 'comments.id').on('comment_likes.session_id', '=', session ?? ''),
    )
    .selectAll('comments')
    .select(({ eb }) => [
      'comment_likes.session_id as liked_by',
      eb('seeded_likes', '+', eb.ref('reader_likes')).as('likes'),
    ])
    .where('chapter_id', '=', chapterId)
    .orderBy('likes', 'desc')
    .orderBy('comments.id');
  if (limit !== undefined) query = query.limit(limit);
  const comments = await query.execute();
  return comments.map(({ session_id, liked_by, ...comment }) => ({
    ...comment,
    likedByMe: liked_by !== null,
    isMine: session !== undefined && session_id === session,
  }));
}

interface NewLike {
  session: string;
  commentId: number;
  /** Seconds. */
  now: number;
}

/** Likes a comment; again changes nothing. Gives whether there is such a comment. */
export async function likeComment(db: Kysely<Schema>, like: NewLike): Promise<boolean> {
  if (!(await hasComment(db, like.commentId))) return false;
  try {
    await writeLike(db, like);
  } catch (error) {
    // It may have been withdrawn meanwhile, and then cannot be pointed to.
    if (await hasComment(db, like.commentId)) throw error;
    return false;
  }
  return true;
}

async function writeLike(db: Kysely<Schema>, { session, commentId, now }: NewLike): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await ensureSession(tx, session, now);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('comment_likes')
      .values({ session_id: session, comment_id: commentId })
      .onConflict((conflict) => conflict.columns(['session_id', 'comment_id']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await addLikes(tx, commentId, 1);
  });
}

/** Takes a session's like back; without one changes nothing. Gives whether there is such a comment. */
export async function unlikeComment(
  db: Kysely<Schema>,
  { session, commentId }: { session: string; commentId: number },
): Promise<boolean> {
  if (!(await hasComment(db, commentId))) return false;
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('comment_likes')
      .where('session_id', '=', session)
      .where('comment_id', '=', commentId)
      .executeTakeFirst();
    if (numDeletedRows) await addLikes(tx, commentId, -1);
  });
  return true;
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
