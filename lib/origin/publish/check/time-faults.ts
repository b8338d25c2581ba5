import type { Fault } from '../fault';
import type { SourceText } from '../source/source-text';
import { findValues } from './find-values';
import { valueAt } from './value-at';

const WITHOUT_DAY = ['everyday', 'other'];

/** Chapters that close before they open, and days that a schedule does not have. */
export function timeFaults(source: SourceText): Fault[] {
  const closed = findValues(source.value, ['chapters', '*']).flatMap(({ path, value }): Fault[] => {
    const end = momentOf(valueAt(value, ['end']));
    const starts = [valueAt(value, ['start']), ...findValues(value, ['starts', '*']).map((found) => found.value)].map(
      momentOf,
    );
    if (!starts.some((start) => start >= end)) return [];
    return [
      {
        file: source.file,
        ...source.placeOf([...path, 'end']),
        message: 'The chapter closes before it opens.',
        instead: 'Write a later `end`, or none.',
      },
    ];
  });
  const schedule = valueAt(source.value, ['schedule']) ?? 'other';
  const hasDay = valueAt(source.value, ['weekday']) !== undefined;
  if (!hasDay || !WITHOUT_DAY.includes(String(schedule))) return closed;
  return [
    ...closed,
    {
      file: source.file,
      ...source.placeOf(['weekday'], 'name'),
      message: `A series whose schedule is \`${String(schedule)}\` has no day of its own.`,
      instead: 'Leave `weekday` out, or write for example `schedule: weekly`.',
    },
  ];
}

/** Milliseconds; NaN, which is before and after nothing, for what is no time. */
function momentOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : NaN;
}
