/** Seconds since 1970 of a time as it is written. */
export function secondsOf(time: string): number {
  return Math.floor(Date.parse(time) / 1000);
}
