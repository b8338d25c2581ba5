import type { Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { readPages, readSource } from '../../store/chapter-pages';
import type { Schema } from '../../store/schema';
import type { SeriesPictures } from '../../store/series-pictures';
import type { PreparedPublication, PreparedSeries } from '../prepare/name-publication';
import { paperOf } from '../schema/paper';
import type { CatalogueFile } from '../schema/catalogue-schema';
import type { SeriesFile } from '../schema/series-schema';

/** The name of what `catalogue.yaml` says. */
export const CATALOGUE_TEXT = '';

/** A publication as it lies in the database: of the publisher's own files nothing is known any more but what was made of them. @throws Error in one sentence where there is none */
export async function readStored(db: Kysely<Schema>): Promise<PreparedPublication> {
  const [texts, rows, chapterRows, publishers] = await Promise.all([
    db.selectFrom('published_texts').selectAll().execute(),
    db.selectFrom('series').select(['id', 'slug', 'pictures_json']).execute(),
    readChapterRows(db),
    db
      .selectFrom('publishers')
      .innerJoin('published_keys', 'published_keys.id', 'publishers.id')
      .select(['published_keys.key', 'publishers.picture'])
      .where('kind', '=', 'publisher')
      .execute(),
  ]);
  const said = new Map(texts.map(({ name, text_json }) => [name, text_json]));
  const catalogue = said.get(CATALOGUE_TEXT);
  if (catalogue === undefined && rows.length === 0) throw new Error('Nothing has been published here.');
  if (catalogue === undefined || rows.some(({ slug }) => !said.has(slug)))
    throw new Error('This was published by an earlier version: publish its folder once more first.');
  const chaptersOf = grouped(chapterRows);
  const bySlug = [...rows].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return {
    catalogue: JSON.parse(catalogue) as CatalogueFile,
    series: bySlug.map(({ id, slug, pictures_json }) =>
      storedSeries(slug, JSON.parse(said.get(slug)!) as SeriesFile, {
        pictures_json,
        chapters: chaptersOf.get(id) ?? [],
      }),
    ),
    publisherPictures: new Map(publishers.flatMap(({ key, picture }) => (picture ? [[key, picture] as const] : []))),
  };
}

type ChapterRow = Awaited<ReturnType<typeof readChapterRows>>[number];

function readChapterRows(db: Kysely<Schema>) {
  return db
    .selectFrom('chapters')
    .innerJoin('titles', 'titles.id', 'chapters.title_id')
    .select([
      'titles.series_id',
      'titles.language',
      'chapters.number',
      'chapters.is_vertical_only',
      'chapters.is_horizontal_only',
      'chapters.pages_json',
      'chapters.source_json',
    ])
    .execute();
}

function grouped(rows: readonly ChapterRow[]): Map<number, ChapterRow[]> {
  const groups = new Map<number, ChapterRow[]>();
  for (const row of rows) groups.set(row.series_id, [...(groups.get(row.series_id) ?? []), row]);
  return groups;
}

function storedSeries(
  slug: string,
  facts: SeriesFile,
  { pictures_json, chapters }: { pictures_json: string | null; chapters: readonly ChapterRow[] },
): PreparedSeries {
  const languages = Object.keys(facts.languages) as LanguageCode[];
  const sorted = [...chapters].sort(
    (a, b) => a.number - b.number || languages.indexOf(a.language) - languages.indexOf(b.language),
  );
  return {
    slug,
    facts,
    authors: facts.authors ?? [],
    rating: facts.rating ?? 'all-ages',
    direction: facts.direction ?? 'ltr',
    overviews: Object.fromEntries(languages.map((language) => [language, facts.languages[language]?.overview ?? ''])),
    pictures: JSON.parse(pictures_json ?? '{}') as SeriesPictures,
    chapters: sorted.flatMap((row) => {
      const entry = facts.chapters.find(({ number }) => number === row.number);
      const source = readSource(row);
      if (!entry || source.kind !== 'published') return [];
      const form = row.is_vertical_only ? 'strip' : row.is_horizontal_only ? 'spreads' : 'pages';
      return [
        {
          entry,
          language: row.language,
          title: entry.titles?.[row.language] ?? '',
          file: '',
          pictures: [],
          form,
          pages: readPages(row).map((page, picture) => ({ ...page, picture })),
          names: source.pages,
          paper: paperOf(facts),
        },
      ];
    }),
  };
}
