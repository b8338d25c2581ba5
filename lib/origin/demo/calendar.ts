import { DAY_SECONDS, dayOf } from '../day';
import type { SeriesFacts } from './series-facts';

/** A Monday. On this day every series has as many chapters as its facts say; after two years the story starts over. */
const EPOCH_DAY = 20_773;
const CYCLE_DAYS = 728;
const ONE_SHOT_CYCLE_DAYS = 28;

/** Days between two chapters. */
const STEP_DAYS: Record<SeriesFacts['schedule'], number> = {
  everyday: 1,
  weekly: 7,
  biweekly: 14,
  monthly: 28,
  bimonthly: 56,
  trimonthly: 84,
  other: 10,
};

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
  const step = STEP_DAYS[facts.schedule];
  const phase = phaseOf(facts, step);
  const lastBefore = (day: number, cycle = step) => day - mod(day - phase, cycle);

  const ended = (newest: number, count = facts.chapters) => calendar(newest, count, step, false);
  switch (facts.status) {
    case 'ongoing': {
      const newest = lastBefore(today);
      return calendar(newest, facts.chapters + (newest - lastBefore(cycleStart)) / step, step, true);
    }
    case 'hiatus':
      return ended(lastBefore(cycleStart - 40 - (facts.id % 7) * 9));
    case 'completed':
      return ended(lastBefore(cycleStart - 20 - ((facts.id * 13) % 200)));
    case 'one-shot':
      return ended(today - mod(today - facts.id * 5, ONE_SHOT_CYCLE_DAYS), 1);
  }
}

function calendar(newestDay: number, count: number, step: number, goesOn: boolean): Calendar {
  const startOf = (number: number) => (newestDay - (count - number) * step) * DAY_SECONDS;
  return { count, startOf, nextStart: goesOn ? startOf(count + 1) : 0 };
}

/** The remainder of days at which the series' releases fall; two fortnightly series of one weekday alternate. */
function phaseOf(facts: SeriesFacts, step: number): number {
  return step % 7 ? facts.id % step : ((facts.weekday + 3) % 7) + 7 * (facts.id % (step / 7));
}

function mod(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
