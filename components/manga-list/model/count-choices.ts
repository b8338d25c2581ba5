import { matches } from './matches';
import { ONLY, type Filter, type Selection } from './selection';
import type { ShelfSeries } from './shelf-series';

type ChoiceCounts = Record<Filter, ReadonlyMap<string, number>>;

const VALUES: Record<Filter, (series: ShelfSeries, now: number) => readonly string[]> = {
  only: (series, now) => ONLY.filter((only) => matches(series, { only }, now)),
  tag: ({ tags }) => tags,
  label: ({ label }) => (label ? [label] : []),
};

/** How many series each choice would leave, the other filters being as they are; none is no entry. @param now seconds */
export function countChoices(series: readonly ShelfSeries[], selection: Selection, now: number): ChoiceCounts {
  const count = (filter: Filter) => {
    const others = { ...selection, [filter]: undefined };
    const counts = new Map<string, number>();
    for (const each of series) {
      if (!matches(each, others, now)) continue;
      for (const value of VALUES[filter](each, now)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  return { only: count('only'), tag: count('tag'), label: count('label') };
}
