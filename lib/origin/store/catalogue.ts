import type { Kysely } from 'kysely';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import type { Schema, SeriesTable } from './schema';
import { createSearchIndex, type SearchIndex } from './search-index';

export interface SeriesRecord extends SeriesTable {
  tags: readonly string[];
  /** In order of the languages' wire numbers. */
  titles: readonly TitleRecord[];
}

export interface TitleRecord {
  id: number;
  name: string;
  language: LanguageCode;
  overview: string;
  description: string;
  series: SeriesRecord;
}

/** What changes only when something is published: held in memory, read again when the store says so. */
export interface Catalogue {
  series: ReadonlyMap<number, SeriesRecord>;
  titles: ReadonlyMap<number, TitleRecord>;
  tags: ReadonlyMap<string, Partial<Record<LanguageCode, string>>>;
  labels: ReadonlyMap<string, string>;
  /** How many titles there are in each language that has any. */
  titleCounts: ReadonlyMap<LanguageCode, number>;
  /** Titles whose name or author contains a keyword, whatever the case. */
  search(keyword: string): TitleRecord[];
}

export async function readCatalogue(db: Kysely<Schema>): Promise<Catalogue> {
  const [seriesRows, titleRows, seriesTags, tags, labels] = await Promise.all([
    db.selectFrom('series').selectAll().orderBy('id').execute(),
    db.selectFrom('titles').select(['id', 'series_id', 'name', 'language', 'overview', 'description']).orderBy('id').execute(),
    db.selectFrom('series_tags').selectAll().orderBy('position').execute(),
    db.selectFrom('tags').selectAll().orderBy('position').execute(),
    db.selectFrom('labels').selectAll().orderBy('position').execute(),
  ]);
  const tagsOf = new Map<number, string[]>(seriesRows.map(({ id }) => [id, []]));
  for (const { series_id, tag } of seriesTags) tagsOf.get(series_id)?.push(tag);
  const titlesOf = new Map<number, TitleRecord[]>();
  const series = new Map<number, SeriesRecord>();
  for (const row of seriesRows) {
    const titles: TitleRecord[] = [];
    titlesOf.set(row.id, titles);
    series.set(row.id, { ...row, tags: tagsOf.get(row.id) ?? [], titles });
  }
  const titles = new Map<number, TitleRecord>();
  for (const { series_id, ...row } of titleRows) {
    const record = { ...row, series: series.get(series_id)! };
    titles.set(row.id, record);
    titlesOf.get(series_id)!.push(record);
  }
  for (const list of titlesOf.values()) list.sort((a, b) => LANGUAGE_CODES[a.language] - LANGUAGE_CODES[b.language]);
  return {
    series,
    titles,
    tags: new Map(tags.map(({ slug, names_json }) => [slug, JSON.parse(names_json) as Partial<Record<LanguageCode, string>>])),
    labels: new Map(labels.map(({ code, name }) => [code, name])),
    titleCounts: countTitles(titles.values()),
    search: searchIn([...titles.values()]),
  };
}

function countTitles(titles: Iterable<TitleRecord>): Map<LanguageCode, number> {
  const counts = new Map<LanguageCode, number>();
  for (const { language } of titles) counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}

/** The index is made by the first search. A line break keeps name and author apart. */
function searchIn(titles: readonly TitleRecord[]): Catalogue['search'] {
  let index: SearchIndex | undefined;
  return (keyword) => {
    index ??= createSearchIndex(titles.map(({ name, series }) => `${name}\n${series.author}`));
    return index.find(keyword).map((number) => titles[number]!);
  };
}
