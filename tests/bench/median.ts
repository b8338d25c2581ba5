/** The middle of the values, or the mean of the two middle ones; NaN of none, and where one of them is NaN: a round that failed is not made good by others. */
export function median(values: readonly number[]): number {
  // They have no place in an order.
  if (values.some(Number.isNaN)) return NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1] ?? NaN;
  const high = sorted[Math.floor(half)] ?? NaN;
  return (low + high) / 2;
}
