import type { Fault } from '../fault';
import { nearestName } from '../source/nearest-name';
import type { SourceText } from '../source/source-text';
import { findValues, type Pattern } from './find-values';

/** What entries may name, and where it is made. */
export type Names = Record<'label' | 'tag' | 'publisher' | 'series', ReadonlySet<string>>;

interface Reference {
  pattern: Pattern;
  to: keyof Names;
}

export const CATALOGUE_REFERENCES: readonly Reference[] = [
  { pattern: ['banners', '*', '*', 'series'], to: 'series' },
  { pattern: ['rankings', '*', '*', 'series'], to: 'series' },
  { pattern: ['featured', '*', 'series', '*'], to: 'series' },
  { pattern: ['popups', '*', 'series'], to: 'series' },
  { pattern: ['news', '*', 'publisher'], to: 'publisher' },
];

export const SERIES_REFERENCES: readonly Reference[] = [
  { pattern: ['label'], to: 'label' },
  { pattern: ['tags', '*'], to: 'tag' },
  { pattern: ['publisher'], to: 'publisher' },
  { pattern: ['banners', '*', '*', 'series'], to: 'series' },
];

const HOMES: Record<keyof Names, string> = {
  label: '`labels` in catalogue.yaml',
  tag: '`tags` in catalogue.yaml',
  publisher: '`publishers` in catalogue.yaml',
  series: 'a folder with a series.yaml',
};

/** What a file names that is nowhere in the folder. It may have other faults: what can be looked up is. */
export function referenceFaults(source: SourceText, references: readonly Reference[], names: Names): Fault[] {
  return references.flatMap(({ pattern, to }) =>
    findValues(source.value, pattern).flatMap(({ path, value }): Fault[] => {
      if (typeof value !== 'string' || names[to].has(value)) return [];
      const meant = nearestName(value, names[to]);
      return [
        {
          file: source.file,
          ...source.placeOf(path),
          message: `There is no ${to} “${value}”.`,
          instead: meant ? `Write \`${meant}\`.` : `Name one that is there, or make it: ${HOMES[to]}.`,
        },
      ];
    }),
  );
}
