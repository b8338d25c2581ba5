import type { Fault } from '../fault';
import type { SourceText } from '../source/source-text';
import { findValues, type Pattern } from './find-values';

export const CATALOGUE_KEYS: readonly Pattern[] = ['featured', 'popups', 'announcements', 'news', 'questionnaires'].map(
  (list) => [list, '*', 'key'],
);
export const SERIES_KEYS: readonly Pattern[] = [['chapters', '*', 'number']];

/** What has to be different in every item of a list, and is not. */
export function repeatedFaults(source: SourceText, patterns: readonly Pattern[]): Fault[] {
  return patterns.flatMap((pattern) => {
    const first = new Map<unknown, number>();
    return findValues(source.value, pattern).flatMap(({ path, value }): Fault[] => {
      const place = source.placeOf(path);
      const before = first.get(value);
      if (before === undefined) first.set(value, place.line);
      if (before === undefined) return [];
      return [
        {
          file: source.file,
          ...place,
          message: `\`${String(path.at(-1))}: ${String(value)}\` stands in line ${before} already.`,
          instead: 'Give each its own.',
        },
      ];
    });
  });
}
