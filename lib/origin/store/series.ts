import type { Kysely, Selectable } from 'kysely';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import type { ReleaseTimes } from './release-times';
import type { Schema, SeriesStatus, SeriesTable } from './schema';

export interface SeriesRecord extends Selectable<SeriesTable> {
  tags: readonly string[];
  /** In order of the languages' wire numbers. */
  titles: readonly TitleRecord[];
}

export interface TitleRecord extends ReleaseTimes {
  id: number;
  name: string;
  language: LanguageCode;
  /** By all readers ever. */
  views: number;
  series: SeriesRecord;
}

/** Which series are listed: those of some statuses, with a title in some languages; absent, of all. */
export interface Listed {
  statuses?: readonly SeriesStatus[];
  languages?: readonly LanguageCode[];
}

/** Ids of so many series at most, the last updated first. */
export async function readLatestSeries(
  db: Kysely<Schema>,
  { statuses, languages }: Listed,
  limit: number,
): Promise<number[]> {
  let latest = db
    .selectFrom('series')
    .select('series.id')
    .orderBy('series.newest_start_at', 'desc')
    .orderBy('series.id')
    .limit(limit);
  if (statuses) latest = latest.where('series.status', 'in', statuses);
  if (languages) {
    latest = latest.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('titles')
          .select('titles.id')
          .whereRef('titles.series_id', '=', 'series.id')
          .where('titles.language', 'in', languages),
      ),
    );
  }
  return (await latest.execute()).map(({ id }) => id);
}

/** Series with their titles and tags, in order of their ids; ids that are no series' are left out. */
export async function readSeries(db: Kysely<Schema>, ids: readonly number[]): Promise<SeriesRecord[]> {
  const [seriesRows, titleRows, tagRows] = await Promise.all([
    db.selectFrom('series').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    db
      .selectFrom('titles')
      .select([
        'id',
        'series_id',
        'name',
        'language',
        'seeded_views',
        'reader_views',
        'first_start_at',
        'newest_start_at',
        'next_start_at',
      ])
      .where('series_id', 'in', ids)
      .execute(),
    db
      .selectFrom('series_tags')
      .select(['series_id', 'tag'])
      .where('series_id', 'in', ids)
      .orderBy('position')
      .orderBy('tag')
      .execute(),
  ]);
  const shelves = new Map<number, { series: SeriesRecord; tags: string[]; titles: TitleRecord[] }>();
  for (const row of seriesRows) {
    const [tags, titles]: [string[], TitleRecord[]] = [[], []];
    shelves.set(row.id, { series: { ...row, tags, titles }, tags, titles });
  }
  for (const { series_id, tag } of tagRows) shelves.get(series_id)?.tags.push(tag);
  for (const { series_id, seeded_views, reader_views, ...title } of titleRows) {
    const shelf = shelves.get(series_id);
    shelf?.titles.push({ ...title, views: seeded_views + reader_views, series: shelf.series });
  }
  return [...shelves.values()].map(({ series, titles }) => {
    titles.sort((a, b) => LANGUAGE_CODES[a.language] - LANGUAGE_CODES[b.language]);
    return series;
  });
}
