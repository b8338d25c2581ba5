/** So many pictures that are not seen yet are asked for at a time: what is seen never waits for what might be. */
const AT_ONCE = 3;

/**
 * The items whose pictures are asked for now: of the order (most urgent first) those that have come or failed, those on the screen,
 * and once these are all there the next few.
 * @param shown how many of the order's first items are on the screen
 */
export function granted(order: readonly number[], isSettled: (index: number) => boolean, shown: number): Set<number> {
  const waiting = order.slice(0, shown).filter((index) => !isSettled(index)).length;
  let left = Math.max(0, AT_ONCE - waiting);
  return new Set(order.filter((index, rank) => rank < shown || isSettled(index) || left-- > 0));
}
