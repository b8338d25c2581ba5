/** @jest-environment node */
import { catalogueSchema } from '../schema/catalogue-schema';
import { seriesSchema } from '../schema/series-schema';
import { readYaml } from '../source/read-yaml';
import { referenceFaults, SERIES_REFERENCES, type Names } from './reference-faults';
import { CATALOGUE_KEYS, repeatedFaults, SERIES_KEYS } from './repeated-faults';
import { checkSchema } from './schema-faults';
import { timeFaults } from './time-faults';

const GOOD = `label: WJ
tags: [romance]
publisher: north-quay
status: ongoing
schedule: weekly
weekday: monday
languages:
  eng:
    name: The Six O’Clock Ferry
chapters:
  - number: 1
    start: 2027-03-01T15:00:00Z
`;
const BASE = 'labels: { WJ: Nightjar }\npublishers: { quay: { name: Quay } }\n';

const source = (text: string) => readYaml('ferry/series.yaml', text).source;
const print = (faults: readonly { line?: number; column?: number; message: string; instead: string }[]) =>
  faults.map(({ line, column, message, instead }) => `${line}:${column} ${message} ${instead}`);
const check = (text: string, schema: typeof seriesSchema | typeof catalogueSchema = seriesSchema) =>
  print(checkSchema(schema, source(text)).faults);

test('a minimal series is complete: the rest has defaults', () => {
  const { data, faults } = checkSchema(seriesSchema, source(GOOD));
  expect(faults).toEqual([]);
  expect(data).toMatchObject({ form: 'auto', plan: 'disabled', access: { between: 'free' } });
});

test.each([
  ['an unknown entry', 'schedule:', 'shedule:', '5:1 There is no entry `shedule`. Write `schedule`.'],
  ['a misspelt value', 'weekly', 'weely', '5:11 `schedule` cannot be “weely”. Write `weekly`.'],
  ['a value like no other', 'ongoing', 'unknown', '4:9 `status` cannot be “unknown”. Write one of `ongoing`'],
  ['a missing entry', 'label: WJ\n', '', '1:1 `label` is missing.'],
  ['an empty entry', 'label: WJ', 'label:', '1:7 `label` is empty.'],
  [
    'a colour that is a comment',
    /$/,
    'paper: #fff8e7\n',
    '13:8 `paper` is empty. The colour behind transparent pages and covers, in quotation marks; else white. Write for example `paper: "#fff8e7"`.',
  ],
  [
    'a colour by its name',
    /$/,
    'paper: red\n',
    '13:8 `paper` cannot be “red”. The colour behind transparent pages and covers, in quotation marks; else white. Write for example `paper: "#fff8e7"`.',
  ],
  ['a time without zone', '15:00:00Z', '15:00:00', '12:12 `chapters[1].start` cannot be “2027-03-01T15:00:00”.'],
  ['text for a list', '[romance]', 'romance', '2:7 `tags` has to be a list, and is the text “romance”.'],
  ['a short list', /chapters:[^]*/, 'chapters: []\n', '10:11 `chapters` has 0 items; 1 is the least.'],
  ['a long list', '[romance]', `[${Array(21).fill('romance').join()}]`, '2:7 `tags` has 21 items; 20 is the most.'],
  ['a large number', 'number: 1', 'number: 1e30', '9999 is the most. Write 9999 or less.'],
])('reports %s with its position', (_, right, wrong, fault) => {
  expect(check(GOOD.replace(right, wrong)).join('\n')).toContain(fault);
});

test('reports all faults of a file at once, and how to begin an empty one', () => {
  expect(check('label: XX\nstatus: going\ntags: 3\nlanguages: {}\n')).toHaveLength(6);
  expect(check('')).toEqual([expect.stringContaining('The file is empty. Begin with `authors:')]);
});

test('reports faults across entries together with those of single entries', () => {
  const text = `${BASE}popups:\n  - { key: a, place: hom, texts: { eng: { subject: a, body: b } } }\n  - { key: b, place: home, kind: image }\n  - { key: A B, place: home }\n  - [a]\n`;
  expect(check(text, catalogueSchema)).toEqual([
    '4:22 `popups[1].place` cannot be “hom”. Write `home`.',
    expect.stringMatching(/^4:34 A popup of text needs a button in every language/),
    expect.stringMatching(/^5:5 It shows a picture, and names no series/),
    expect.stringMatching(/^6:12 `popups\[3\]\.key` cannot be “A B”/),
    expect.stringMatching(/^6:5 It has nothing to say/),
    expect.stringMatching(/^7:5 `popups\[4\]` has to be a group of entries/),
  ]);
});

test.each(['/etc/passwd.png', 'a//cover.png', '../cover.png', 'a/../../cover.png', 'a\\b.png', 'cover.svg'])(
  'rejects %s as a picture of the folder',
  (file) => expect(check(`${GOOD}pictures:\n  cover:\n    eng: '${file}'\n`)).toHaveLength(1),
);

test.each(['//elsewhere.example', 'javascript:alert(1)', '/\\elsewhere'])(
  'rejects %s as a link of the site',
  (link) => {
    const popup = `{ key: a, place: home, link: '${link}', texts: { eng: { subject: a, body: b, ok: c } } }`;
    expect(check(`${BASE}popups: [${popup}]\n`, catalogueSchema)).toHaveLength(1);
  },
);

test.each([
  ['{ eng: { tagline: "Comics on {site}" } }', '3:25 It has one of the signs < > { }'],
  ['{ eng: { description: "Comics.\\nFree." } }', '3:29 It has more than one line.'],
  ['{ eng: { section: "All of our fine comics" } }', '3:25 `site.eng.section` is 22 characters long; 20 is the most.'],
  ['{ eng: { beta: { text: " " } } }', '3:30 `site.eng.beta.text` cannot be'],
  ['{ fr: { tagline: BD } }', '3:9 There is no entry `fr` in `site`.'],
  ['{}', '3:7 It says nothing in any language.'],
])('reports words of the site %s with their position', (site, fault) =>
  expect(check(`${BASE}site: ${site}\n`, catalogueSchema).join('\n')).toContain(fault),
);

const names: Names = {
  label: new Set(['WJ']),
  tag: new Set(['romance', 'drama']),
  publisher: new Set(['north-quay']),
  series: new Set(['ferry-at-six']),
};

test('reports unknown references of a series with the nearest name', () => {
  const text = 'label: SQ\ntags: [drama, romanec, 7]\nbanners:\n  viewer:\n    - series: nobody\nwhat: ever\n';
  expect(print(referenceFaults(source(text), SERIES_REFERENCES, names))).toEqual([
    '1:8 There is no label “SQ”. Name one that is there, or make it: `labels` in catalogue.yaml.',
    '2:15 There is no tag “romanec”. Write `romance`.',
    '5:15 There is no series “nobody”. Name one that is there, or make it: a folder with a series.yaml.',
  ]);
});

test('reports repeated chapter numbers and keys', () => {
  const chapters = source('chapters:\n  - number: 1\n  - number: 2\n  - number: 1\n');
  expect(print(repeatedFaults(chapters, SERIES_KEYS))).toEqual([
    '4:13 `number: 1` stands in line 2 already. Give each its own.',
  ]);
  const keys = source('news: [{ key: a }]\npopups: [{ key: a }, { key: a }]');
  expect(repeatedFaults(keys, CATALOGUE_KEYS)).toHaveLength(1);
});

test.each([
  ['start: 2027-03-01T15:00:00Z, end: 2027-04-01T00:00:00+02:00', 0],
  ['start: 2027-03-01T15:00:00Z, end: 2027-03-01T15:00:00Z', 1],
  ['start: 2027-03-01T15:00:00Z, end: 2027-04-01T00:00:00Z, starts: { tha: 2027-05-01T00:00:00Z }', 1],
  ['start: soon, end: later', 0],
])('a chapter has to end after its start in every language: { %s }', (entry, count) => {
  expect(timeFaults(source(`chapters: [{ ${entry} }, 3]`))).toHaveLength(count);
});

test('a weekday needs a schedule with days', () => {
  expect(timeFaults(source('schedule: weekly\nweekday: monday'))).toEqual([]);
  expect(timeFaults(source('schedule: everyday\nweekday: monday'))).toMatchObject([{ line: 2, column: 1 }]);
});
