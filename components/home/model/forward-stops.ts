/**
 * Whether the right arrow of a carousel stops: the index of the first banner in sight plus 3 equals the count, so that the last one is in sight too.
 * The first in sight is the one before the one `selected`; before the first stands the last, for by itself the carousel goes round.
 */
export function forwardStops(selected: number, count: number): boolean {
  const index = (selected - 1 + count) % count;
  return index + 3 === count;
}
