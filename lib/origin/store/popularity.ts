import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema';

/** What a view is worth a day later: half in five days. */
const DECAY = 0.87;
/** 2026-01-01. */
const EPOCH_DAY = 20_454;
const TREND_DAYS = 60;

/**
 * Old views fade alike, so that instead of lowering them day by day a new one weighs more each day: the order is the same, and
 * a sum that is only ever added to can have an index. Numbers last until 2039.
 */
export function weightOf(day: number): number {
  return DECAY ** (EPOCH_DAY - day);
}

/** Adds one view of today to a series. */
export async function addPopularity(tx: Kysely<Schema>, seriesId: number, day: number): Promise<void> {
  const add = { views: sql<number>`views + 1`, trend: sql<number>`trend + ${weightOf(day)}` };
  await tx.updateTable('series').set(add).where('id', '=', seriesId).execute();
}

/** Counts all series anew, or some, for who has written titles or views. */
export async function recountPopularity(tx: Kysely<Schema>, today: number, ids?: readonly number[]): Promise<void> {
  const days = await tx
    .selectFrom('series_views')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('series_id', 'in', ids!))
    .where('day', '>', today - TREND_DAYS)
    .where('day', '<=', today)
    // Sums of fractions differ with the order.
    .orderBy('series_id')
    .orderBy('day')
    .execute();
  const trends = new Map<number, number>();
  for (const { series_id, day, seeded_views, reader_views } of days) {
    trends.set(series_id, (trends.get(series_id) ?? 0) + (seeded_views + reader_views) * weightOf(day));
  }
  const views = sql<number>`(select coalesce(sum(seeded_views + reader_views), 0) from titles where titles.series_id = series.id)`;
  await tx
    .updateTable('series')
    .set({ views, trend: 0 })
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .execute();
  for (const [id, trend] of trends) await tx.updateTable('series').set({ trend }).where('id', '=', id).execute();
}
