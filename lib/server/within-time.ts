/**
 * Does some work that is told by a signal when its time, in ms, is up. Its clock ends with it: that of `AbortSignal.timeout` runs on, and as long as it does holds all
 * that it was begun for, of a page everything that it was rendered with.
 */
export async function withinTime<Result>(ms: number, work: (late: AbortSignal) => Promise<Result>): Promise<Result> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), ms);
  try {
    return await work(clock.signal);
  } finally {
    clearTimeout(timer);
  }
}
