export const DAY_SECONDS = 86_400;

/** The UTC day of a moment: days since 1970. */
export function dayOf(seconds: number): number {
  return Math.floor(seconds / DAY_SECONDS);
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: number): number {
  return ((day + 3) % 7) + 1;
}
