import type { ChapterAccess } from './schema';

/** How the chapters of a series open that do not say it themselves. */
export interface AccessRules {
  /** So many of the first are free. */
  first: number;
  /** How the newest open, the newest first. */
  newest: readonly ChapterAccess[];
  /** How all others do. */
  between: ChapterAccess;
}

/** How each of a title's chapters opens at `now` (seconds), in order of their numbers. A chapter that is not out yet opens as the newest will. */
export function accessAt(chapters: readonly { own_access: ChapterAccess | null; start_at: number }[], { first, newest, between }: AccessRules, now: number): ChapterAccess[] {
  const out = chapters.filter(({ start_at }) => start_at <= now).length;
  let seen = 0;
  return chapters.map(({ own_access, start_at }, index) => {
    const age = start_at <= now ? out - ++seen : 0;
    if (own_access) return own_access;
    return index < first ? 'free' : (newest[age] ?? between);
  });
}
