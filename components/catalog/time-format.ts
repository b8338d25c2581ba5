const formats = {
  date: { month: 'short', day: 'numeric' },
  'date-year': { year: 'numeric', month: 'short', day: 'numeric' },
  'weekday-date': { weekday: 'short', month: 'short', day: 'numeric' },
  'date-time': { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeFormat = keyof typeof formats;

// To make one takes longer than to format a hundred moments.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A moment, in seconds, in a locale's own spelling and the years all locales share; in the browser's time zone unless one is given. */
export function formatTime(seconds: number, format: TimeFormat, locale: string, timeZone?: string): string {
  const key = [locale, format, timeZone].join();
  let formatter = formatters.get(key);
  if (!formatter)
    formatters.set(
      key,
      (formatter = new Intl.DateTimeFormat(locale, { ...formats[format], calendar: 'gregory', timeZone })),
    );
  return formatter.format(seconds * 1_000);
}

/** Whether a moment, in seconds, reads in the browser's time zone as it does in UTC. */
export function readsAsInUtc(seconds: number, format: TimeFormat): boolean {
  const moment = new Date(seconds * 1_000);
  if ('hour' in formats[format]) return moment.getTimezoneOffset() === 0;
  return moment.getDate() === moment.getUTCDate();
}
