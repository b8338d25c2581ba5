import type { Kysely } from 'kysely';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import type { Schema } from './schema';

/** What a site says of itself in one language; a word that is missing is said by the site in neutral words. */
export interface SiteWords {
  tagline?: string;
  description?: string;
  /** What the section of all series is called, and the list in it. */
  section?: string;
  list?: string;
  /** The note over home; without one there is none. */
  beta?: { text: string; more?: string };
  home?: { title?: string; description?: string };
  /** How chapters may be read, for the pages of series. */
  chapters?: string;
}

export type SiteWordsByLanguage = Partial<Record<LanguageCode, SiteWords>>;

/** A row for each language. */
export function siteWordRows(words: SiteWordsByLanguage): Schema['site_words'][] {
  return Object.entries(words).map(([language, own]) => ({ language, words_json: JSON.stringify(own) }));
}

/** All of them, in the order of the languages' codes. */
export async function readSiteWords(db: Kysely<Schema>): Promise<{ language: LanguageCode; words: SiteWords }[]> {
  const rows = await db.selectFrom('site_words').selectAll().orderBy('language').execute();
  return rows.flatMap(({ language, words_json }) =>
    isCode(language) ? [{ language, words: JSON.parse(words_json) as SiteWords }] : [],
  );
}

/** What is said of how chapters may be read, to readers of a language; empty where nothing is. */
export async function readChapterNote(db: Kysely<Schema>, language: LanguageCode): Promise<string> {
  const row = await db
    .selectFrom('site_words')
    .select('words_json')
    .where('language', '=', language)
    .executeTakeFirst();
  return row ? ((JSON.parse(row.words_json) as SiteWords).chapters ?? '') : '';
}

const isCode = (language: string): language is LanguageCode => Object.hasOwn(LANGUAGE_CODES, language);
