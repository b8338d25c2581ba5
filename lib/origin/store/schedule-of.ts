import { accessAt, announcedIn, type AccessRules, type RuledChapter } from './access-rules';
import { releaseTimes, type ReleaseTimes } from './release-times';
import type { ChapterAccess, TitleTable } from './schema';
import { soonest } from './soonest';

interface Scheduled<Chapter> {
  titles: readonly Pick<TitleTable, 'id' | 'language'>[];
  /** Of all these titles, in order of their numbers. */
  chapters: readonly Chapter[];
  /** None where each chapter says itself how it opens. */
  rules: AccessRules | undefined;
  /** Seconds. */
  now: number;
}

interface Schedule<Chapter> {
  /** What the rows of its titles say, by their ids: each language has its own releases. */
  titles: Map<number, ReleaseTimes>;
  /** What the row of the series says: of all its titles, the newest and the next. */
  series: Omit<ReleaseTimes, 'first_start_at'>;
  /** How each chapter opens; none where each says so itself. */
  access: Map<Chapter, ChapterAccess>;
}

/** What of a series follows the clock. */
export function scheduleOf<Chapter extends RuledChapter & { title_id: number }>({
  titles,
  chapters,
  rules,
  now,
}: Scheduled<Chapter>): Schedule<Chapter> {
  const times: Schedule<Chapter>['titles'] = new Map();
  const access: Schedule<Chapter>['access'] = new Map();
  for (const { id, language } of titles) {
    const own = chapters.filter(({ title_id }) => title_id === id);
    times.set(id, releaseTimes(own, announcedIn(language, rules), now));
    for (const [index, opens] of (rules ? accessAt(own, rules, now) : []).entries()) access.set(own[index]!, opens);
  }
  const all = [...times.values()];
  return {
    titles: times,
    series: {
      newest_start_at: Math.max(0, ...all.map(({ newest_start_at }) => newest_start_at)),
      next_start_at: soonest(all.map(({ next_start_at }) => next_start_at)),
    },
    access,
  };
}
