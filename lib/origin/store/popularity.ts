import type { Kysely } from 'kysely';
import { dayOf } from '../day';
import type { Schema } from './schema';

const TREND_DAYS = 14;
/** What a view is worth a day later. */
const TREND_DECAY = 0.8;

/** Series and their scores, the highest first. */
export type Scores = readonly { seriesId: number; score: number }[];

/** How much is read. */
export interface Popularity {
  /** Views of every title, by id. */
  views: ReadonlyMap<number, number>;
  /** By all views there ever were. */
  hottest: Scores;
  /** By the views of the last days, older ones counting less. */
  trending: Scores;
}

/** @param now seconds */
export async function readPopularity(db: Kysely<Schema>, now: number): Promise<Popularity> {
  const [titles, trending] = await Promise.all([
    db.selectFrom('titles').select(['id', 'series_id', 'seeded_views', 'reader_views']).execute(),
    readTrending(db, dayOf(now)),
  ]);
  const views = new Map<number, number>();
  const scores = new Map<number, number>();
  for (const { id, series_id, seeded_views, reader_views } of titles) {
    views.set(id, seeded_views + reader_views);
    scores.set(series_id, (scores.get(series_id) ?? 0) + seeded_views + reader_views);
  }
  return { views, hottest: ranked(scores), trending };
}

async function readTrending(db: Kysely<Schema>, today: number): Promise<Scores> {
  const rows = await db.selectFrom('series_views').selectAll().where('day', '>', today - TREND_DAYS).where('day', '<=', today).execute();
  const scores = new Map<number, number>();
  for (const { series_id, day, seeded_views, reader_views } of rows) {
    const worth = (seeded_views + reader_views) * TREND_DECAY ** (today - day);
    scores.set(series_id, (scores.get(series_id) ?? 0) + worth);
  }
  return ranked(scores);
}

function ranked(scores: ReadonlyMap<number, number>): Scores {
  return [...scores]
    .map(([seriesId, score]) => ({ seriesId, score: Math.round(score) }))
    .sort((a, b) => b.score - a.score || a.seriesId - b.seriesId);
}
