/** The first of some times, 0 being none. */
export function soonest(times: readonly number[]): number {
  const said = times.filter((time) => time > 0);
  return said.length > 0 ? Math.min(...said) : 0;
}
