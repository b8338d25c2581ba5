import { sql, type Kysely } from 'kysely';
import { dayOf } from '../day';
import { addPopularity } from './popularity';
import type { Schema } from './schema';
import { ensureSession } from './sessions';

interface View {
  session: string;
  chapterId: number;
  titleId: number;
  seriesId: number;
  /** Seconds. */
  now: number;
}

/** Counts a view of a chapter, its title and its series: once for each session and UTC day. */
export async function countView(db: Kysely<Schema>, view: View): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await ensureSession(tx, view.session, view.now);
    await addView(tx, view);
  });
}

/** As `countView`, within a transaction, for a session that has its row. */
export async function addView(tx: Kysely<Schema>, { session, chapterId, titleId, seriesId, now }: View): Promise<void> {
  const day = dayOf(now);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('chapter_views')
    .values({ session_id: session, chapter_id: chapterId, title_id: titleId, day, viewed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  const oneMore = { reader_views: sql<number>`reader_views + 1` };
  await tx.updateTable('chapters').set(oneMore).where('id', '=', chapterId).execute();
  await tx.updateTable('titles').set(oneMore).where('id', '=', titleId).execute();
  await tx
    .insertInto('series_views')
    .values({ series_id: seriesId, day, reader_views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series_id', 'day']).doUpdateSet({ reader_views: sql<number>`series_views.reader_views + 1` }),
    )
    .execute();
  await addPopularity(tx, seriesId, day);
}

const HISTORY_LENGTH = 30;

/** Ids of the titles that a session has read, the last first; of a day the first opening of each chapter counts. */
export async function readHistory(db: Kysely<Schema>, session: string): Promise<number[]> {
  const rows = await db
    .selectFrom('chapter_views')
    .select(({ fn }) => ['title_id', fn.max('viewed_at').as('last')])
    .where('session_id', '=', session)
    .groupBy('title_id')
    .orderBy('last', 'desc')
    .orderBy('title_id')
    .limit(HISTORY_LENGTH)
    .execute();
  return rows.map(({ title_id }) => title_id);
}
