import { accessAt, type AccessRules, type RuledChapter } from './access-rules';
import type { ChapterAccess } from './schema';

type ScheduledChapter = RuledChapter & { title_id: number };

export interface Schedule<Chapter> {
  /** When the chapters of a series come, as its row says it. */
  series: { first_start_at: number; newest_start_at: number; next_start_at: number };
  /** How each opens; none where each says so itself. */
  access: Map<Chapter, ChapterAccess>;
}

/** What of a series follows the clock: `chapters` are all of its titles', in order of their numbers, `now` is in seconds. */
export function scheduleOf<Chapter extends ScheduledChapter>(chapters: readonly Chapter[], rules: AccessRules | undefined, now: number): Schedule<Chapter> {
  const starts = chapters.map(({ start_at }) => start_at);
  const out = starts.filter((start) => start <= now);
  const coming = [...starts, ...(rules?.announced ?? [])].filter((start) => start > now);
  const access = new Map<Chapter, ChapterAccess>();
  for (const titleId of rules ? new Set(chapters.map(({ title_id }) => title_id)) : []) {
    const own = chapters.filter(({ title_id }) => title_id === titleId);
    for (const [index, opens] of accessAt(own, rules!, now).entries()) access.set(own[index]!, opens);
  }
  return {
    series: { first_start_at: Math.min(...starts), newest_start_at: out.length > 0 ? Math.max(...out) : Math.min(...starts), next_start_at: coming.length > 0 ? Math.min(...coming) : 0 },
    access,
  };
}
