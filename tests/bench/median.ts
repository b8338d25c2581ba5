/** The middle of the values, or the mean of the two middle ones; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1] ?? NaN;
  const high = sorted[Math.floor(half)] ?? NaN;
  return (low + high) / 2;
}
