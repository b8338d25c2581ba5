import type { Fault } from '../fault';
import type { SourceText } from '../source/source-text';
import { findValues, type Pattern } from './find-values';

const ACCESS: readonly Pattern[] = [
  ['access', 'newest', '*'],
  ['access', 'between'],
  ['chapters', '*', 'access'],
];

/** Whether a catalogue names an app in a store. */
export function namesApp({ value }: SourceText): boolean {
  return findValues(value, ['links', 'stores', '*']).some(({ value: link }) => typeof link === 'string');
}

/** Entries of a series that open chapters in an app alone, where there is no app: no reader could open them. */
export function appFaults(source: SourceText): Fault[] {
  return ACCESS.flatMap((pattern) => findValues(source.value, pattern))
    .filter(({ value }) => value === 'app')
    .map(({ path }) => ({
      file: source.file,
      ...source.placeOf(path),
      message: '`app` opens chapters in an app alone, and there is no app.',
      instead:
        'Write `free`, `ticket` or `subscription`, or name the app at `links.stores` in catalogue.yaml (or set IOS_APP_URL or ANDROID_APP_URL).',
    }));
}
