import type { Sort } from './selection';

/** Where a name stands by its first sign: letters of any script, then digits, then the rest. */
function rank(name: string): number {
  const [first = ''] = name;
  if (/\p{L}/u.test(first)) return 0;
  return /\p{N}/u.test(first) ? 1 : 2;
}

/** A new list in the order chosen; names compare as readers of the locale expect. Z to A is A to Z reversed. */
export function sortSeries<T extends { name: string }>(series: readonly T[], sort: Sort, locale: string): T[] {
  if (sort === 'recent') return [...series];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = series
    .map((each) => ({ each, rank: rank(each.name) }))
    .sort((a, b) => a.rank - b.rank || compare(a.each.name, b.each.name))
    .map(({ each }) => each);
  return sort === 'az' ? sorted : sorted.reverse();
}
