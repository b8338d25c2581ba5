import type { RuledChapter } from './access-rules';
import { soonest } from './soonest';

/** When a title's chapters come, in seconds; each is 0 where there is none. */
export interface ReleaseTimes {
  /** The first that has come out. */
  first_start_at: number;
  /** The newest that is out and has not ended. */
  newest_start_at: number;
  /** The next that will come out, with pages or only announced. */
  next_start_at: number;
}

/** What a title's row says of its releases at `now` (seconds); `announced` are those without a chapter of their own. */
export function releaseTimes(
  chapters: readonly Pick<RuledChapter, 'start_at' | 'end_at'>[],
  announced: readonly number[],
  now: number,
): ReleaseTimes {
  const out = chapters.filter(({ start_at }) => start_at <= now);
  const open = out.filter(({ end_at }) => end_at > now);
  const coming = [...chapters.map(({ start_at }) => start_at), ...announced].filter((start) => start > now);
  return {
    first_start_at: soonest(out.map(({ start_at }) => start_at)),
    newest_start_at: Math.max(0, ...open.map(({ start_at }) => start_at)),
    next_start_at: soonest(coming),
  };
}
