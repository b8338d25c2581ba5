const DAY_MS = 86_400_000;

const inUtc = (locale: string, ms: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory', ...options }).format(ms);

/** @param day UTC days since 1970 */
export function formatDay(locale: string, day: number): string {
  return inUtc(locale, day * DAY_MS, { dateStyle: 'medium' });
}

/** @param seconds since 1970; to the minute, in UTC */
export function formatTime(locale: string, seconds: number): string {
  return inUtc(locale, seconds * 1000, { dateStyle: 'medium', timeStyle: 'short' });
}

export function formatCount(locale: string, count: number): string {
  return new Intl.NumberFormat(locale).format(count);
}
