import { matches } from './matches';
import { FILTERS, ONLY, type Filter, type Selection } from './selection';
import type { ShelfSeries } from './shelf-series';

export type ChoiceCounts = Record<Filter, ReadonlyMap<string, number>>;

const VALUES: Record<Filter, (series: ShelfSeries, now: number) => readonly string[]> = {
  only: (series, now) => ONLY.filter((only) => matches(series, { only }, now)),
  tag: ({ tags }) => tags,
  label: ({ label }) => (label ? [label] : []),
};

/** How many series each choice would leave, the other filters being as they are; none is no entry. @param now seconds */
export function countChoices(series: readonly ShelfSeries[], selection: Selection, now: number): ChoiceCounts {
  const counted = FILTERS.map((filter) => {
    const counts = new Map<string, number>();
    const others = { ...selection, [filter]: undefined };
    for (const each of series) {
      if (!matches(each, others, now)) continue;
      for (const value of VALUES[filter](each, now)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [filter, counts] as const;
  });
  return Object.fromEntries(counted) as ChoiceCounts;
}
