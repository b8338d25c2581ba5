/** @jest-environment node */
import { readYaml } from '../source/read-yaml';
import { CATALOGUE_REFERENCES, referenceFaults, SERIES_REFERENCES, type Names } from './reference-faults';
import { CATALOGUE_KEYS, repeatedFaults, SERIES_KEYS } from './repeated-faults';
import { timeFaults } from './time-faults';

const source = (text: string) => readYaml('a.yaml', text).source;
const told = (faults: readonly { line?: number; column?: number; message: string; instead: string }[]) =>
  faults.map(({ line, column, message, instead }) => `${line}:${column} ${message} ${instead}`);
const names: Names = {
  label: new Set(['WJ']),
  tag: new Set(['romance', 'drama']),
  publisher: new Set(['north-quay']),
  series: new Set(['ferry-at-six']),
};

test('what a series names has to be somewhere, also where it has other faults', () => {
  const text =
    'label: SQ\ntags: [drama, romanec, 7]\npublisher: north-quay\nbanners:\n  viewer:\n    - series: nobody\nwhat: ever\n';
  expect(told(referenceFaults(source(text), SERIES_REFERENCES, names))).toEqual([
    '1:8 There is no label “SQ”. Name one that is there, or make it: `labels` in catalogue.yaml.',
    '2:15 There is no tag “romanec”. Write `romance`.',
    '6:15 There is no series “nobody”. Name one that is there, or make it: a folder with a series.yaml.',
  ]);
});

test.each([
  'banners: { home: [{ series: x }] }',
  'rankings: { hottest: [{ series: x }] }',
  'featured: [{ series: [ferry-at-six, x] }]',
  'popups: [{ series: x }]',
  'news: [{ publisher: x }]',
])('so has what a catalogue names: %s', (text) => {
  expect(referenceFaults(source(text), CATALOGUE_REFERENCES, names)).toHaveLength(1);
});

test('keys and numbers are each there once', () => {
  expect(told(repeatedFaults(source('chapters:\n  - number: 1\n  - number: 2\n  - number: 1\n'), SERIES_KEYS))).toEqual(
    ['4:13 `number: 1` stands in line 2 already. Give each its own.'],
  );
  expect(repeatedFaults(source('news: [{ key: a }]\npopups: [{ key: a }, { key: a }]'), CATALOGUE_KEYS)).toHaveLength(
    1,
  );
});

test('a chapter closes after it opened, in every language', () => {
  const chapters = (rest: string) =>
    source(`chapters:\n  - start: 2027-03-01T15:00:00Z\n    end: 2027-04-01T00:00:00+02:00\n${rest}`);
  expect(timeFaults(chapters(''))).toEqual([]);
  expect(told(timeFaults(chapters('    starts: { tha: 2027-05-01T00:00:00Z }\n')))).toEqual([
    '3:10 The chapter closes before it opens. Write a later `end`, or none.',
  ]);
  expect(
    timeFaults(
      source('chapters: [{ start: 2027-03-01T15:00:00Z, end: 2027-03-01T15:00:00Z }, { start: soon, end: later }, 3]'),
    ),
  ).toHaveLength(1);
});

test('a day belongs to a schedule that has one', () => {
  expect(timeFaults(source('schedule: weekly\nweekday: monday'))).toEqual([]);
  expect(told(timeFaults(source('schedule: everyday\nweekday: monday')))).toEqual([
    '2:1 A series whose schedule is `everyday` has no day of its own. Leave `weekday` out, or write for example `schedule: weekly`.',
  ]);
});
