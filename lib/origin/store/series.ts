import type { Kysely, Selectable } from 'kysely';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import type { Schema, SeriesStatus, SeriesTable } from './schema';

export interface SeriesRecord extends Selectable<SeriesTable> {
  tags: readonly string[];
  /** In order of the languages' wire numbers. */
  titles: readonly TitleRecord[];
}

export interface TitleRecord {
  id: number;
  name: string;
  language: LanguageCode;
  /** By all readers ever. */
  views: number;
  series: SeriesRecord;
}

/** Some series by their ids, or all of some statuses. */
export type WhichSeries = { ids: readonly number[] } | { statuses: readonly SeriesStatus[] };

/** Series with their titles and tags, in order of their ids; ids that are no series' are left out. */
export async function readSeries(db: Kysely<Schema>, which: WhichSeries): Promise<SeriesRecord[]> {
  let chosen = db.selectFrom('series').select('series.id');
  chosen = 'ids' in which ? chosen.where('series.id', 'in', which.ids) : chosen.where('series.status', 'in', which.statuses);
  const [seriesRows, titleRows, tagRows] = await Promise.all([
    db.selectFrom('series').selectAll().where('id', 'in', chosen).orderBy('id').execute(),
    db
      .selectFrom('titles')
      .select(['id', 'series_id', 'name', 'language', 'seeded_views', 'reader_views'])
      .where('series_id', 'in', chosen)
      .execute(),
    db.selectFrom('series_tags').select(['series_id', 'tag']).where('series_id', 'in', chosen).orderBy('position').orderBy('tag').execute(),
  ]);
  const shelves = new Map<number, { series: SeriesRecord; tags: string[]; titles: TitleRecord[] }>();
  for (const row of seriesRows) {
    const [tags, titles]: [string[], TitleRecord[]] = [[], []];
    shelves.set(row.id, { series: { ...row, tags, titles }, tags, titles });
  }
  for (const { series_id, tag } of tagRows) shelves.get(series_id)?.tags.push(tag);
  for (const { id, series_id, name, language, seeded_views, reader_views } of titleRows) {
    const shelf = shelves.get(series_id);
    shelf?.titles.push({ id, name, language, views: seeded_views + reader_views, series: shelf.series });
  }
  return [...shelves.values()].map(({ series, titles }) => {
    titles.sort((a, b) => LANGUAGE_CODES[a.language] - LANGUAGE_CODES[b.language]);
    return series;
  });
}
