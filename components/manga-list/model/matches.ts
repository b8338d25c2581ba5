import { limits } from '@/lib/limits';

import type { Only, Selection } from './selection';
import type { ShelfSeries } from './shelf-series';

const KEEPS: Record<Only, (series: ShelfSeries, now: number) => boolean> = {
  updated: ({ updatedAt }, now) =>
    updatedAt !== undefined && updatedAt <= now && now - updatedAt < limits.newLabelSeconds,
  free: ({ free }) => free === true,
  ticket: ({ ticket }) => ticket === true,
};

/** Whether a series carries all that is chosen. @param now seconds */
export function matches(series: ShelfSeries, { only, tag, label }: Selection, now: number): boolean {
  return (
    (only === undefined || KEEPS[only](series, now)) &&
    (tag === undefined || series.tags.includes(tag)) &&
    (label === undefined || series.label === label)
  );
}
