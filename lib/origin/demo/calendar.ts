import { DAY_SECONDS, dayOf } from '../day';
import { rhythmOf } from './rhythm';
import type { SeriesFacts } from './series-facts';

/** A Monday. On this day every series has as many chapters as its facts say; after two years the story starts over. */
const EPOCH_DAY = 20_773;
const CYCLE_DAYS = 728;
const ONE_SHOT_CYCLE_DAYS = 28;

export interface Calendar {
  /** Chapters that are out. */
  count: number;
  /** Seconds at which a chapter, counted from 1, came out or will. */
  startOf(number: number): number;
  /** Seconds of the next chapter's release; 0 where none will come. */
  nextStart: number;
}

/** When a series' chapters come out, seen from `now` in seconds. Releases are at midnight UTC, so today is never empty. */
export function calendarOf(facts: SeriesFacts, now: number): Calendar {
  const today = dayOf(now);
  const cycleStart = EPOCH_DAY + Math.floor((today - EPOCH_DAY) / CYCLE_DAYS) * CYCLE_DAYS;
  const { releaseOn, dayOfRelease } = rhythmOf(facts);

  /** Up to the release of the newest chapter, named by its place in the rhythm. */
  const until = (newest: number, count: number) => {
    const startOf = (number: number) => dayOfRelease(newest - count + number) * DAY_SECONDS;
    return { count, startOf, nextStart: 0 };
  };
  switch (facts.status) {
    case 'ongoing': {
      const newest = releaseOn(today);
      const calendar = until(newest, facts.chapters + newest - releaseOn(cycleStart));
      return { ...calendar, nextStart: calendar.startOf(calendar.count + 1) };
    }
    case 'hiatus':
      return until(releaseOn(cycleStart - 40 - (facts.id % 7) * 9), facts.chapters);
    case 'completed':
      return until(releaseOn(cycleStart - 20 - ((facts.id * 13) % 200)), facts.chapters);
    case 'one-shot': {
      const start = (today - ((today - facts.id * 5) % ONE_SHOT_CYCLE_DAYS)) * DAY_SECONDS;
      return { count: 1, startOf: () => start, nextStart: 0 };
    }
  }
}
