import type { Kysely } from 'kysely';
import { limits } from '@/lib/limits';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { inBatches } from './in-batches';
import type { Schema } from './schema';

/** The first id of each part of the catalogue. */
export interface CatalogueParts {
  titles: readonly number[];
  chapters: readonly number[];
}

/** A title with its series' titles in all languages, itself among them. */
export interface PagedTitle {
  id: number;
  name: string;
  language: LanguageCode;
  newestStartAt: number;
  siblings: readonly { id: number; language: LanguageCode }[];
}

/** Which entries are read: so many at most, from an id on. */
interface PageRange {
  from: number;
  count: number;
}

interface Page<Entry> {
  entries: Entry[];
  /** The id that the next page begins with. */
  next?: number;
}

/** Looks at every id once, a part at a time, so that others are answered meanwhile. Chapters are all that are free at some time. */
export async function readParts(db: Kysely<Schema>): Promise<CatalogueParts> {
  const chaptersFrom = (id: number) =>
    db.selectFrom('chapters').select('id').where('access', '=', 'free').where('id', '>=', id);
  const [titles, chapters] = await Promise.all([
    firstIds((id) => db.selectFrom('titles').select('id').where('id', '>=', id).orderBy('id')),
    firstIds((id) => chaptersFrom(id).orderBy('id')),
  ]);
  return { titles, chapters };
}

interface IdQuery {
  offset(rows: number): { limit(rows: number): { executeTakeFirst(): Promise<{ id: number } | undefined> } };
}

async function firstIds(idsFrom: (id: number) => IdQuery): Promise<number[]> {
  const found: number[] = [];
  for (let offset = 0; ; offset = limits.cataloguePartEntries) {
    const row = await idsFrom(found.at(-1) ?? 0)
      .offset(offset)
      .limit(1)
      .executeTakeFirst();
    if (!row) return found;
    found.push(row.id);
  }
}

/** Titles in order of their ids, of all languages or of some. */
export async function readTitlesFrom(
  db: Kysely<Schema>,
  { from, count, languages }: PageRange & { languages?: readonly LanguageCode[] },
): Promise<Page<PagedTitle>> {
  const ids = () =>
    db
      .selectFrom('titles')
      .select('id')
      .where('id', '>=', from)
      .orderBy('id')
      .limit(count + 1);
  // Each language by itself: an index leads to its next titles, however rare they are.
  const lists = await Promise.all(
    languages ? languages.map((language) => ids().where('language', '=', language).execute()) : [ids().execute()],
  );
  const found = lists
    .flat()
    .map(({ id }) => id)
    .sort((a, b) => a - b);
  return { entries: await readTitles(db, found.slice(0, count)), next: found[count] };
}

async function readTitles(db: Kysely<Schema>, ids: readonly number[]): Promise<PagedTitle[]> {
  const titles: PagedTitle[] = [];
  await inBatches(ids, async (batch) => {
    const rows = await db
      .selectFrom('titles')
      .select(['id', 'series_id', 'name', 'language', 'newest_start_at'])
      .where('id', 'in', batch)
      .orderBy('id')
      .execute();
    const series = [...new Set(rows.map(({ series_id }) => series_id))];
    const all = await db
      .selectFrom('titles')
      .select(['id', 'series_id', 'language'])
      .where('series_id', 'in', series)
      .execute();
    const siblings = new Map<number, typeof all>(series.map((id) => [id, []]));
    for (const title of all) siblings.get(title.series_id)?.push(title);
    for (const { id, series_id, name, language, newest_start_at } of rows) {
      titles.push({ id, name, language, newestStartAt: newest_start_at, siblings: siblings.get(series_id) ?? [] });
    }
  });
  return titles;
}

/** A free chapter, which is open while it runs. */
export interface FreeChapter {
  id: number;
  title_id: number;
  language: LanguageCode;
  start_at: number;
  end_at: number;
  is_keyed: number;
}

/** Chapters in order of their ids that are free at some time, whether they are out or not. */
export async function readFreeChaptersFrom(db: Kysely<Schema>, { from, count }: PageRange): Promise<Page<FreeChapter>> {
  const rows = await freeChapters(db)
    .where('chapters.id', '>=', from)
    .orderBy('chapters.id')
    .limit(count + 1)
    .execute();
  return { entries: rows.slice(0, count), next: rows[count]?.id };
}

/** Those of some chapters that are free at some time, in order of their ids. */
export function readFreeChapters(db: Kysely<Schema>, ids: readonly number[]): Promise<FreeChapter[]> {
  return freeChapters(db).where('chapters.id', 'in', ids).orderBy('chapters.id').execute();
}

function freeChapters(db: Kysely<Schema>) {
  return db
    .selectFrom('chapters')
    .innerJoin('titles', 'titles.id', 'chapters.title_id')
    .select([
      'chapters.id',
      'chapters.title_id',
      'titles.language',
      'chapters.start_at',
      'chapters.end_at',
      'chapters.is_keyed',
    ])
    .where('chapters.access', '=', 'free');
}
