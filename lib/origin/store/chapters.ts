import type { Kysely, Selectable } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';
import type { TitleRecord } from './catalogue';
import type { ChapterAccess, ChapterTable, Schema } from './schema';

/** A chapter without its pages. */
export type ChapterSummary = Omit<Selectable<ChapterTable>, 'pages_json' | 'source_json'>;
export type StoredChapter = Selectable<ChapterTable>;

const SUMMARY = [
  'id', 'title_id', 'number', 'name', 'sub_title', 'start_at', 'end_at', 'access', 'is_vertical_only', 'is_horizontal_only', 'is_keyed',
  'seeded_views', 'reader_views', 'comment_count',
] as const;

const TITLES_WITH_TICKETS = 6;

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
    .innerJoin('titles', 'titles.id', 'chapters.title_id')
    .select(SUMMARY.map((column) => `chapters.${column}` as const))
    .where('chapters.start_at', '>=', from)
    .where('chapters.start_at', '<=', to)
    .where('chapters.end_at', '>', to)
    .where('titles.language', 'in', languages)
    .orderBy('chapters.start_at', 'desc')
    .orderBy('chapters.id')
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
    .execute();
}

/** Titles in these languages whose series' newest chapter is free at `now`, the last updated first. */
export async function readFreeTitles(
  db: Kysely<Schema>,
  { now, languages }: { now: number; languages: readonly LanguageCode[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('series')
    .innerJoin('titles', 'titles.series_id', 'series.id')
    .innerJoin('chapters', (join) => join.onRef('chapters.title_id', '=', 'titles.id').onRef('chapters.start_at', '=', 'series.newest_start_at'))
    .select('titles.id')
    .where('chapters.access', '=', 'free')
    .where('chapters.start_at', '<=', now)
    .where('chapters.end_at', '>', now)
    .where('titles.language', 'in', languages)
    // Several chapters may have come out at once.
    .groupBy(['titles.id', 'series.newest_start_at'])
    .orderBy('series.newest_start_at', 'desc')
    .orderBy('titles.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Other titles in a title's language with chapters that a ticket opens at `now`: the next by id, and after the last the first. */
export async function readTitlesWithTickets(db: Kysely<Schema>, { id, language }: TitleRecord, now: number): Promise<number[]> {
  const withTickets = db
    .selectFrom('chapters')
    .innerJoin('titles', 'titles.id', 'chapters.title_id')
    .select('chapters.title_id')
    .distinct()
    .where('chapters.access', '=', 'ticket')
    .where('chapters.start_at', '<=', now)
    .where('chapters.end_at', '>', now)
    .where('titles.language', '=', language)
    .orderBy('chapters.title_id')
    .limit(TITLES_WITH_TICKETS);
  const next = await withTickets.where('chapters.title_id', '>', id).execute();
  const first = next.length < TITLES_WITH_TICKETS ? await withTickets.where('chapters.title_id', '<', id).execute() : [];
  return [...next, ...first].slice(0, TITLES_WITH_TICKETS).map(({ title_id }) => title_id);
}
