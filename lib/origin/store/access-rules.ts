import type { LanguageCode } from '@/lib/wire/language-codes';
import type { ChapterAccess } from './schema';

/** How the chapters of a series open that do not say it themselves. */
export interface AccessRules {
  /** So many of the first are free. */
  first: number;
  /** How the newest open, the newest first. */
  newest: readonly ChapterAccess[];
  /** How all others do. */
  between: ChapterAccess;
  /** When chapters come that have no pages yet, in seconds, in each language; in all of them alike where an earlier version published it. */
  announced?: readonly number[] | Partial<Record<LanguageCode, readonly number[]>>;
}

/** What of a chapter decides how it opens; times in seconds. */
export interface RuledChapter {
  own_access: ChapterAccess | null;
  start_at: number;
  end_at: number;
}

/** How each of a title's chapters opens at `now` (seconds), in order of their numbers. A chapter that is not out yet opens as the newest will; one that is over makes none older. */
export function accessAt(
  chapters: readonly RuledChapter[],
  { first, newest, between }: AccessRules,
  now: number,
): ChapterAccess[] {
  const isOver = ({ end_at }: RuledChapter) => end_at <= now;
  let newer = chapters.filter((chapter) => chapter.start_at <= now && !isOver(chapter)).length;
  return chapters.map((chapter, index) => {
    const age = chapter.start_at > now ? 0 : isOver(chapter) ? Infinity : --newer;
    if (chapter.own_access) return chapter.own_access;
    return index < first ? 'free' : (newest[age] ?? between);
  });
}

/** When chapters without pages come in a language. */
export function announcedIn(
  language: LanguageCode,
  { announced = [] }: Pick<AccessRules, 'announced'> = {},
): readonly number[] {
  return (isForAll(announced) ? announced : announced[language]) ?? [];
}

function isForAll(announced: NonNullable<AccessRules['announced']>): announced is readonly number[] {
  return Array.isArray(announced);
}
