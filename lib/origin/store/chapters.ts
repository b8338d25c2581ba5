import type { Kysely, Selectable } from 'kysely';
import { limits } from '@/lib/limits';
import type { LanguageCode } from '@/lib/wire/language-codes';
import type { ChapterAccess, ChapterTable, Schema } from './schema';

/** A chapter without its pages. */
export type ChapterSummary = Omit<Selectable<ChapterTable>, 'pages_json' | 'source_json' | 'own_access'>;
export type StoredChapter = Selectable<ChapterTable>;

const SUMMARY = [
  'id', 'title_id', 'number', 'name', 'sub_title', 'start_at', 'end_at', 'access', 'is_vertical_only', 'is_horizontal_only', 'is_keyed',
  'seeded_views', 'reader_views', 'comment_count',
] as const;

/** A title's chapters that have come out by `now`, in order. */
export function readChapters(db: Kysely<Schema>, titleId: number, now: number): Promise<ChapterSummary[]> {
  return db
    .selectFrom('chapters')
    .select(SUMMARY)
    .where('title_id', '=', titleId)
    .where('start_at', '<=', now)
    .orderBy('number')
    .execute();
}

export function readChapter(db: Kysely<Schema>, id: number): Promise<StoredChapter | undefined> {
  return db.selectFrom('chapters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Chapters in these languages that came out between two moments, both included, and have not ended by the later; the newest first. */
export function readReleases(
  db: Kysely<Schema>,
  { from, to, languages }: { from: number; to: number; languages: readonly LanguageCode[] },
): Promise<ChapterSummary[]> {
  return db
    .selectFrom('chapters')
    .select(SUMMARY)
    .where('start_at', '>=', from)
    .where('start_at', '<=', to)
    .where('end_at', '>', to)
    // Not joined: a database would rather begin with all titles of a language.
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('titles').select('titles.id').whereRef('titles.id', '=', 'chapters.title_id').where('titles.language', 'in', languages)),
    )
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Chapters that one access opens at `now`, of titles in these languages; a title's in order. */
export function readChaptersByAccess(
  db: Kysely<Schema>,
  { access, now, languages }: { access: ChapterAccess; now: number; languages: readonly LanguageCode[] },
): Promise<{ id: number; title_id: number; start_at: number }[]> {
  return db
    .selectFrom('chapters')
    .innerJoin('titles', 'titles.id', 'chapters.title_id')
    .select(['chapters.id', 'chapters.title_id', 'chapters.start_at'])
    .where('chapters.access', '=', access)
    .where('chapters.start_at', '<=', now)
    .where('chapters.end_at', '>', now)
    .where('titles.language', 'in', languages)
    .orderBy('chapters.title_id')
    .orderBy('chapters.number')
    .limit(limits.listedTitlesMax)
    .execute();
}

/** Titles in these languages whose series' newest chapter is free at `now`, the last updated first; of very many these alone. */
export async function readFreeTitles(
  db: Kysely<Schema>,
  { now, languages }: { now: number; languages: readonly LanguageCode[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('series')
    // SQLite goes through a cross join in the order that is written: from the last updated on until there are enough, not through all titles of a language.
    .crossJoin('titles')
    .select('titles.id')
    .whereRef('titles.series_id', '=', 'series.id')
    .where('titles.language', 'in', languages)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chapters')
          .select('chapters.id')
          .whereRef('chapters.title_id', '=', 'titles.id')
          .whereRef('chapters.start_at', '=', 'series.newest_start_at')
          .where('chapters.access', '=', 'free')
          .where('chapters.start_at', '<=', now)
          .where('chapters.end_at', '>', now),
      ),
    )
    .orderBy('series.newest_start_at', 'desc')
    .orderBy('series.id')
    .orderBy('titles.id')
    .limit(limits.foundTitlesMax)
    .execute();
  return rows.map(({ id }) => id);
}
