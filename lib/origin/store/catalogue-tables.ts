import type { Schema } from './schema';

/** The tables of a catalogue, and the columns that a row is known by. A row is written after those of tables before, which it may point to, and goes before them. */
export const CATALOGUE_TABLES = {
  labels: ['code'],
  tags: ['slug'],
  publishers: ['id'],
  series: ['id'],
  titles: ['id'],
  chapters: ['id'],
  series_tags: ['series_id', 'tag'],
  banners: ['id'],
  featured_lists: ['id'],
  featured_list_series: ['list_id', 'series_id'],
  announcements: ['id'],
  publisher_news: ['id'],
  popups: ['id'],
  questionnaires: ['key'],
  links: ['place'],
  site_words: ['language'],
  published_texts: ['name'],
} as const satisfies { [Table in keyof Schema]?: readonly (keyof Schema[Table] & string)[] };

export type CatalogueTable = keyof typeof CATALOGUE_TABLES;
