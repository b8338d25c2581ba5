import type { Insertable } from 'kysely';
import type { Schema } from '../store/schema';
import type { SeriesFacts } from './series-facts';
import { FEATURED_LIST_NAMES, type FeaturedTag } from './texts/featured-list-names';

const LIST_LENGTH = 12;

/** Lists of series by what they are about, the most read first. */
export function featuredRows(all: readonly SeriesFacts[]): {
  featured_lists: Insertable<Schema['featured_lists']>[];
  featured_list_series: Insertable<Schema['featured_list_series']>[];
} {
  const tags = Object.keys(FEATURED_LIST_NAMES) as FeaturedTag[];
  const lists = tags
    .map((tag, position) => ({
      id: position + 1,
      row: { id: position + 1, position, names_json: JSON.stringify(FEATURED_LIST_NAMES[tag]) },
      series: all
        .filter(({ tags }) => tags.includes(tag))
        .sort((a, b) => b.popularity - a.popularity)
        .slice(0, LIST_LENGTH),
    }))
    .filter(({ series }) => series.length > 0);
  return {
    featured_lists: lists.map(({ row }) => row),
    featured_list_series: lists.flatMap(({ id, series }) =>
      series.map((facts, position) => ({ list_id: id, series_id: facts.id, position })),
    ),
  };
}
