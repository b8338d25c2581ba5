/** The day of a time in seconds, as machines read it. */
export function isoDay(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 10);
}
