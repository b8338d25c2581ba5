import type { Insertable } from 'kysely';
import type { Schema } from '../store/schema';
import type { SeriesFacts, TagSlug } from './series-facts';
import { tagNames } from './tags';

const LISTS: readonly TagSlug[] = ['mystery', 'fantasy', 'romance', 'sport', 'comedy', 'science-fiction', 'slice-of-life', 'horror'];
const LIST_LENGTH = 12;

/** Lists of series by what they are about, the most read first. */
export function featuredRows(all: readonly SeriesFacts[]): {
  featured_lists: Insertable<Schema['featured_lists']>[];
  featured_list_series: Insertable<Schema['featured_list_series']>[];
} {
  const lists = LISTS.map((tag, position) => ({
    id: position + 1,
    // Home leaves out the list of this name, so it is called so in every language.
    row: { id: position + 1, position, names_json: JSON.stringify(tag === 'fantasy' ? { eng: 'Fantasy' } : tagNames[tag]) },
    series: all.filter(({ tags }) => tags.includes(tag)).sort((a, b) => b.popularity - a.popularity).slice(0, LIST_LENGTH),
  })).filter(({ series }) => series.length > 0);
  return {
    featured_lists: lists.map(({ row }) => row),
    featured_list_series: lists.flatMap(({ id, series }) => series.map((facts, position) => ({ list_id: id, series_id: facts.id, position }))),
  };
}
