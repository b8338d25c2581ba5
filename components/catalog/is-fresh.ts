import { limits } from '@/lib/limits';

/** Whether a chapter that began at `startAt` is still labelled at `now`; both in seconds. */
export function isFresh(startAt: number, now: number): boolean {
  const age = now - startAt;
  return startAt > 0 && age >= 0 && age < limits.newLabelSeconds;
}
