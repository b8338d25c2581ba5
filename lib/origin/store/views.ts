import { sql, type Kysely } from 'kysely';
import { dayOf } from '../day';
import type { Schema } from './schema';
import { ensureSession } from './sessions';

/** Which of a title's chapters a session has opened. */
export async function readViewedChapters(db: Kysely<Schema>, session: string, titleId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('chapter_views')
    .innerJoin('chapters', 'chapters.id', 'chapter_views.chapter_id')
    .select('chapter_views.chapter_id')
    .distinct()
    .where('chapter_views.session_id', '=', session)
    .where('chapters.title_id', '=', titleId)
    .execute();
  return new Set(rows.map(({ chapter_id }) => chapter_id));
}

export interface View {
  session: string;
  chapterId: number;
  titleId: number;
  seriesId: number;
  /** Seconds. */
  now: number;
}

/** Counts a view of a chapter, its title and its series: once for each session and UTC day. */
export async function countView(db: Kysely<Schema>, { session, chapterId, titleId, seriesId, now }: View): Promise<void> {
  const day = dayOf(now);
  const seen = await db
    .selectFrom('chapter_views')
    .select('day')
    .where('session_id', '=', session)
    .where('chapter_id', '=', chapterId)
    .where('day', '=', day)
    .executeTakeFirst();
  if (seen) return;
  await db.transaction().execute(async (tx) => {
    await ensureSession(tx, session, now);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('chapter_views')
      .values({ session_id: session, chapter_id: chapterId, day })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    const oneMore = { reader_views: sql<number>`reader_views + 1` };
    await tx.updateTable('chapters').set(oneMore).where('id', '=', chapterId).execute();
    await tx.updateTable('titles').set(oneMore).where('id', '=', titleId).execute();
    await tx
      .insertInto('series_views')
      .values({ series_id: seriesId, day, reader_views: 1 })
      .onConflict((conflict) => conflict.columns(['series_id', 'day']).doUpdateSet({ reader_views: sql<number>`series_views.reader_views + 1` }))
      .execute();
  });
}
