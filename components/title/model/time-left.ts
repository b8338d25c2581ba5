import { limits } from '@/lib/limits';

/** The two largest units of what is left, whole. */
type TimeLeft =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number };

/** What is left from `now` until `at`, both in seconds; undefined once it has come. */
export function timeLeft(at: number, now: number): TimeLeft | undefined {
  const minutes = Math.floor((at - now) / 60);
  if (at <= now) return undefined;
  if (minutes < 60) return { unit: 'minutes', minutes: Math.max(1, minutes) };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { unit: 'hours', hours, minutes: minutes % 60 };
  return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
}

type Ending = { kind: 'soon'; days: number } | { kind: 'over' };

/** How near a chapter's end is at `now`, in seconds; undefined while that needs no saying. Days are whole; 0 is less than one. */
export function chapterEnding(endAt: number | undefined, now: number): Ending | undefined {
  if (endAt === undefined || endAt - now > limits.chapterEndsSoonSeconds) return undefined;
  return endAt <= now ? { kind: 'over' } : { kind: 'soon', days: Math.floor((endAt - now) / 86_400) };
}
