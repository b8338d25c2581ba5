import type { Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Catalogue, Frame, SeriesRecord } from './catalogue';
import { weightOf } from './popularity';
import type { Schema, SeriesStatus } from './schema';

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

/** Up to so many titles are looked at one by one; from so many on, it is the ranking that is gone down until enough are found. */
const FEW_TITLES = 2_000;

/** Series and their scores, the highest first. A trend's score is in views of today. */
export async function readRanking(
  db: Kysely<Schema>,
  { titleCounts }: Pick<Frame, 'titleCounts'>,
  { by, languages, status, limit, today }: RankingQuestion,
): Promise<{ seriesId: number; score: number }[]> {
  const candidates = languages.reduce((sum, language) => sum + (titleCounts.get(language) ?? 0), 0);
  if (candidates === 0) return [];
  const all = db
    .selectFrom('series')
    .select(['series.id', `series.${by} as score`])
    .orderBy('score', 'desc')
    .orderBy('series.id')
    .limit(limit);
  let ranked =
    candidates <= FEW_TITLES
      ? all
          .innerJoin('titles', 'titles.series_id', 'series.id')
          .where('titles.language', 'in', languages)
          .groupBy('series.id')
      : all.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('titles')
              .select('titles.id')
              .whereRef('titles.series_id', '=', 'series.id')
              .where('titles.language', 'in', languages),
          ),
        );
  if (status) ranked = ranked.where('series.status', '=', status);
  const rows = await ranked.execute();
  const unit = by === 'trend' ? weightOf(today) : 1;
  return rows.map(({ id, score }) => ({ seriesId: id, score: score / unit }));
}

const POPULAR_SERIES = 100;

/** The most read series that have a title in a language; as long as the catalogue is kept they stay the same. */
export function readPopularSeries(
  db: Kysely<Schema>,
  catalogue: Catalogue,
  { language, today }: { language: LanguageCode; today: number },
): Promise<SeriesRecord[]> {
  return catalogue.cache.getOrSet(`popular ${language}`, async () => {
    const ranked = await readRanking(db, catalogue, {
      by: 'views',
      languages: [language],
      limit: POPULAR_SERIES,
      today,
    });
    const ids = ranked.map(({ seriesId }) => seriesId);
    await catalogue.fetch({ series: ids });
    return ids.flatMap((id) => catalogue.series.get(id) ?? []);
  });
}
