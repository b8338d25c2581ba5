import { sql, type Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Catalogue, SeriesRecord } from './catalogue';
import type { Schema, SeriesStatus } from './schema';

/** What a view is worth a day later: half in five days. */
const DECAY = 0.87;
/** 2026-01-01. */
const EPOCH_DAY = 20_454;
const TREND_DAYS = 60;
const INT32_MAX = 2_147_483_647;

/**
 * Old views fade alike, so that instead of lowering them day by day a new one weighs more each day: the order is the same, and
 * a sum that is only ever added to can have an index. Numbers last until 2039.
 */
function weightOf(day: number): number {
  return DECAY ** (EPOCH_DAY - day);
}

/** Adds one view of today to a series. */
export async function addPopularity(tx: Kysely<Schema>, seriesId: number, day: number): Promise<void> {
  const add = { views: sql<number>`views + 1`, trend: sql<number>`trend + ${weightOf(day)}` };
  await tx.updateTable('series').set(add).where('id', '=', seriesId).execute();
}

/** Counts all series anew, for who has written titles or views. */
export async function recountPopularity(tx: Kysely<Schema>, today: number): Promise<void> {
  const days = await tx.selectFrom('series_views').selectAll().where('day', '>', today - TREND_DAYS).where('day', '<=', today).execute();
  const trends = new Map<number, number>();
  for (const { series_id, day, seeded_views, reader_views } of days) {
    trends.set(series_id, (trends.get(series_id) ?? 0) + (seeded_views + reader_views) * weightOf(day));
  }
  const views = sql<number>`(select coalesce(sum(seeded_views + reader_views), 0) from titles where titles.series_id = series.id)`;
  await tx.updateTable('series').set({ views, trend: 0 }).execute();
  for (const [id, trend] of trends) await tx.updateTable('series').set({ trend }).where('id', '=', id).execute();
}

export interface RankingQuestion {
  /** All views there ever were, or what is read of late. */
  by: 'views' | 'trend';
  /** Only series that have a title in one of these count. */
  languages: readonly LanguageCode[];
  /** And only of this status, where one is given. */
  status?: SeriesStatus;
  limit: number;
  /** The UTC day. */
  today: number;
}

/** Series and their scores, the highest first. A trend's score is in views of today. */
export async function readRanking(
  db: Kysely<Schema>,
  { by, languages, status, limit, today }: RankingQuestion,
): Promise<{ seriesId: number; score: number }[]> {
  let ranked = db
    .selectFrom('series')
    .select(['id', `${by} as score`])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('titles').select('titles.id').whereRef('titles.series_id', '=', 'series.id').where('titles.language', 'in', languages)),
    )
    .orderBy(by, 'desc')
    .orderBy('id')
    .limit(limit);
  if (status) ranked = ranked.where('status', '=', status);
  const rows = await ranked.execute();
  const unit = by === 'trend' ? weightOf(today) : 1;
  return rows.map(({ id, score }) => ({ seriesId: id, score: Math.min(INT32_MAX, Math.round(score / unit)) }));
}

const POPULAR_SERIES = 100;

/** The most read series that have a title in a language; as long as the catalogue is kept they stay the same. */
export function readPopularSeries(
  db: Kysely<Schema>,
  catalogue: Catalogue,
  { language, today }: { language: LanguageCode; today: number },
): Promise<SeriesRecord[]> {
  return catalogue.once(`popular ${language}`, async () => {
    const ranked = await readRanking(db, { by: 'views', languages: [language], limit: POPULAR_SERIES, today });
    const ids = ranked.map(({ seriesId }) => seriesId);
    await catalogue.fetch({ series: ids });
    return ids.flatMap((id) => catalogue.series.get(id) ?? []);
  });
}
