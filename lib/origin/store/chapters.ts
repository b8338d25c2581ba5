import type { Kysely, Selectable } from 'kysely';
import { limits } from '@/lib/limits';
import type { LanguageCode } from '@/lib/wire/language-codes';
import type { ChapterTable, Schema } from './schema';

/** A chapter without its pages. */
export type ChapterSummary = Omit<Selectable<ChapterTable>, 'pages_json' | 'source_json' | 'own_access'>;
export type StoredChapter = Selectable<ChapterTable>;

const SUMMARY = [
  'id',
  'title_id',
  'number',
  'name',
  'sub_title',
  'start_at',
  'end_at',
  'access',
  'is_vertical_only',
  'is_horizontal_only',
  'is_keyed',
  'seeded_views',
  'reader_views',
  'comment_count',
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
  return (
    db
      .selectFrom('chapters')
      .select(SUMMARY)
      .where('start_at', '>=', from)
      .where('start_at', '<=', to)
      .where('end_at', '>', to)
      // Not joined: a database would rather begin with all titles of a language.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('titles')
            .select('titles.id')
            .whereRef('titles.id', '=', 'chapters.title_id')
            .where('titles.language', 'in', languages),
        ),
      )
      .orderBy('start_at', 'desc')
      .orderBy('id')
      .execute()
  );
}

/** The last chapters in these languages that have come out by `now` and have not ended, the newest first. */
export async function readLatestChapters(
  db: Kysely<Schema>,
  { now, languages }: { now: number; languages: readonly LanguageCode[] },
): Promise<ChapterSummary[]> {
  const count = limits.latestChaptersMax;
  // The latest N chapters belong to at most N titles, so only the N last updated titles are searched.
  const titles = await db
    .selectFrom('titles')
    .select(['id', 'newest_start_at'])
    .where('language', 'in', languages)
    .where('newest_start_at', '>', 0)
    .orderBy('newest_start_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();
  if (titles.length === 0) return [];
  return db
    .selectFrom('chapters')
    .select(SUMMARY)
    .where(
      'title_id',
      'in',
      titles.map(({ id }) => id),
    )
    .where('start_at', '>=', titles.length < count ? 0 : titles.at(-1)!.newest_start_at)
    .where('start_at', '<=', now)
    .where('end_at', '>', now)
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Titles in these languages whose newest chapter is free at `now`, the last updated first; of very many these alone. */
export async function readFreeTitles(
  db: Kysely<Schema>,
  { now, languages }: { now: number; languages: readonly LanguageCode[] },
): Promise<number[]> {
  // Each language by itself: an index leads from its last updated title on until there are enough.
  const lists = await Promise.all(languages.map((language) => freeTitlesIn(db, language, now).execute()));
  const last = lists.flat().sort((a, b) => b.newest_start_at - a.newest_start_at || a.id - b.id);
  return last.slice(0, limits.foundTitlesMax).map(({ id }) => id);
}

function freeTitlesIn(db: Kysely<Schema>, language: LanguageCode, now: number) {
  return db
    .selectFrom('titles')
    .select(['titles.id', 'titles.newest_start_at'])
    .where('titles.language', '=', language)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chapters')
          .select('chapters.id')
          .whereRef('chapters.title_id', '=', 'titles.id')
          .whereRef('chapters.start_at', '=', 'titles.newest_start_at')
          .where('chapters.access', '=', 'free')
          .where('chapters.start_at', '<=', now)
          .where('chapters.end_at', '>', now),
      ),
    )
    .orderBy('titles.newest_start_at', 'desc')
    .orderBy('titles.id')
    .limit(limits.foundTitlesMax);
}
