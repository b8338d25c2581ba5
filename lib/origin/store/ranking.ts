import type { Kysely } from 'kysely';
import { dayOf } from '../day';
import type { Schema } from './schema';

const TREND_DAYS = 14;
/** What a view is worth a day later. */
const TREND_DECAY = 0.8;

/** Series and their scores, the highest first. */
export type Scores = readonly { seriesId: number; score: number }[];

/** By all views there ever were. */
export async function readHottest(db: Kysely<Schema>): Promise<Scores> {
  const rows = await db
    .selectFrom('series_views')
    .select(({ fn }) => ['series_id', fn.sum<number>('seeded_views').as('seeded'), fn.sum<number>('reader_views').as('readers')])
    .groupBy('series_id')
    .execute();
  return ranked(rows.map(({ series_id, seeded, readers }) => ({ seriesId: series_id, score: Number(seeded) + Number(readers) })));
}

/** By the views of the last days, older ones counting less. `now` is in seconds. */
export async function readTrending(db: Kysely<Schema>, now: number): Promise<Scores> {
  const today = dayOf(now);
  const rows = await db.selectFrom('series_views').selectAll().where('day', '>', today - TREND_DAYS).where('day', '<=', today).execute();
  const scores = new Map<number, number>();
  for (const { series_id, day, seeded_views, reader_views } of rows) {
    const worth = (seeded_views + reader_views) * TREND_DECAY ** (today - day);
    scores.set(series_id, (scores.get(series_id) ?? 0) + worth);
  }
  return ranked([...scores].map(([seriesId, score]) => ({ seriesId, score: Math.round(score) })));
}

function ranked(scores: { seriesId: number; score: number }[]): Scores {
  return scores.sort((a, b) => b.score - a.score || a.seriesId - b.seriesId);
}
