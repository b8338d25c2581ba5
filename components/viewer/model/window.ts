/** Indexes, both included; the first may lie before 0 and the last past the end. */
export interface Range {
  first: number;
  last: number;
}

/** So many pictures are held at most, on however high a screen, however low the pages. */
export const HELD_AT_MOST = 12;

/**
 * The items that hold a picture, most urgent first: those shown, then `ahead` more in reading order, then `behind` ones.
 * Everything else holds none, so a chapter of 300 pages costs what one of 20 costs.
 */
export function loadOrder(shown: Range, count: number, { ahead = 4, behind = 2 } = {}): number[] {
  const first = Math.max(0, shown.first);
  const last = Math.min(count - 1, shown.last);
  const order: number[] = [];
  for (let index = first; index <= last; index++) order.push(index);
  for (let index = last + 1; index <= Math.min(count - 1, last + ahead); index++) order.push(index);
  for (let index = first - 1; index >= Math.max(0, first - behind); index--) order.push(index);
  return order.slice(0, HELD_AT_MOST);
}

export function isSameRange(a: Range, b: Range): boolean {
  return a.first === b.first && a.last === b.last;
}
