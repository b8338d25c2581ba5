/** @jest-environment node */
import { z } from 'zod';
import { catalogueSchema } from '../schema/catalogue-schema';
import { seriesSchema } from '../schema/series-schema';
import { readYaml } from '../source/read-yaml';
import { checkSchema } from './schema-faults';

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

const check = (text: string, schema: typeof seriesSchema | typeof catalogueSchema = seriesSchema) =>
  checkSchema(schema, readYaml('ferry/series.yaml', text).source).faults.map(
    ({ line, column, message, instead }) => `${line}:${column} ${message} ${instead}`,
  );

test('a series that says the least is whole: the rest has its defaults', () => {
  const { data, faults } = checkSchema(seriesSchema, readYaml('series.yaml', GOOD).source);
  expect(faults).toEqual([]);
  expect(data).toMatchObject({
    form: 'auto',
    keyed: true,
    plan: 'disabled',
    access: { first: 3, between: 'app' },
    banners: { viewer: [] },
  });
});

test.each([
  [
    'an entry that is not known',
    GOOD.replace('schedule:', 'shedule:'),
    '5:1 There is no entry `shedule`. Write `schedule`.',
  ],
  [
    'one deep inside',
    GOOD.replace('    name:', '    nmae:'),
    '9:5 There is no entry `nmae` in `languages.eng`. Write `name`.',
  ],
  [
    'a language by another code',
    GOOD.replace('eng:', 'en:'),
    '8:3 There is no entry `en` in `languages`. Write `eng`.',
  ],
  [
    'a value of a list that is short',
    GOOD.replace('weekly', 'weely'),
    '5:11 `schedule` cannot be “weely”. Write `weekly`.',
  ],
  [
    'a value that is like none',
    GOOD.replace('ongoing', 'unknown'),
    '4:9 `status` cannot be “unknown”. Write one of `ongoing`, `completed`, `one-shot`, `hiatus`.',
  ],
  [
    'an entry that is missing',
    GOOD.replace('label: WJ\n', ''),
    '1:1 `label` is missing. The magazine that it is in, one of `labels` in catalogue.yaml. Write for example `label: WJ`.',
  ],
  [
    'one that is empty',
    GOOD.replace('label: WJ', 'label:'),
    '1:7 `label` is empty. The magazine that it is in, one of `labels` in catalogue.yaml. Write for example `label: WJ`.',
  ],
  [
    'a time without its zone',
    GOOD.replace('15:00:00Z', '15:00:00'),
    '12:12 `chapters[1].start` cannot be “2027-03-01T15:00:00”. When it opens. A time with its zone. Write for example `start: 2027-03-01T15:00:00Z`.',
  ],
  [
    'a number in quotes',
    GOOD.replace('number: 1', 'number: "1"'),
    '11:13 `chapters[1].number` has to be a whole number, and is the text “1”. Write for example `number: 1`.',
  ],
  [
    'text where a list belongs',
    GOOD.replace('[romance]', 'romance'),
    '2:7 `tags` has to be a list, and is the text “romance”. Write for example `tags: [ romance ]`.',
  ],
  [
    'a list that is too short',
    GOOD.replace(/chapters:[^]*/, 'chapters: []\n'),
    '10:11 `chapters` has 0 items; 1 is the least. Write for example `chapters: [ { number: 1, start: 2027-03-01T15:00:00Z } ]`.',
  ],
  [
    'text that is too long',
    GOOD.replace('The Six O’Clock Ferry', 'x'.repeat(201)),
    '9:11 `languages.eng.name` is 201 characters long; 200 is the most. Write it in 200 characters or fewer.',
  ],
  [
    'a list that is too long',
    GOOD.replace('[romance]', `[${Array(21).fill('romance').join()}]`),
    '2:7 `tags` has 21 items; 20 is the most. Keep 20 of them, or fewer.',
  ],
  [
    'a number that is too large',
    GOOD.replace('number: 1', 'number: 10000'),
    '11:13 `chapters[1].number` is 10000; 9999 is the most. Write 9999 or less.',
  ],
  [
    'a number that is too small',
    GOOD.replace('number: 1', 'number: -1'),
    '11:13 `chapters[1].number` is -1; 0 is the least. Write for example `number: 1`.',
  ],
])('%s', (_, text, told) => {
  expect(check(text)).toContain(told);
});

test.each([
  ['1e30', '9999 is the most. Write 9999 or less.'],
  ['-1e30', '0 is the least. Write for example `number: 1`.'],
])('a number that is beyond all (%s) is told once, with what is allowed', (number, told) => {
  expect(check(GOOD.replace('number: 1', `number: ${number}`))).toEqual([expect.stringContaining(told)]);
});

test('what does not say what to write instead is answered with an example', () => {
  const schema = z.strictObject({
    label: z
      .string()
      .refine(() => false, 'It is not so.')
      .meta({ examples: ['WJ'] }),
  });
  expect(checkSchema(schema, readYaml('a.yaml', 'label: x\n').source).faults).toEqual([
    { file: 'a.yaml', line: 1, column: 8, message: 'It is not so.', instead: 'Write for example `label: WJ`.' },
  ]);
});

test('all of a file’s faults at once', () => {
  expect(check('label: XX\nstatus: going\ntags: 3\nlanguages: {}\n')).toHaveLength(6);
});

test('an empty file is told what to begin with', () => {
  expect(check('')).toEqual([expect.stringContaining('The file is empty. Begin with `authors:')]);
});

test('what belongs together is checked together', () => {
  const popup =
    'labels: { WJ: Nightjar }\npublishers: { quay: { name: Quay } }\npopups:\n  - key: hello\n    place: home\n    kind: image\n';
  expect(check(popup, catalogueSchema)).toEqual([
    '4:5 It shows a picture, and names no series. Name the series whose picture it is: `series: ferry-at-six`.',
  ]);
});

test('what belongs together is told together with what is wrong by itself', () => {
  const base = 'labels: { WJ: Nightjar }\npublishers: { quay: { name: Quay } }\n';
  expect(
    check(
      `${base}popups:\n  - { key: a, place: hom, texts: { eng: { subject: a, body: b } } }\n  - { key: b, place: nowhere, kind: image }\n  - { key: A B, place: home }\n  - [a]\n  - text\n`,
      catalogueSchema,
    ),
  ).toEqual([
    '4:22 `popups[1].place` cannot be “hom”. Write `home`.',
    '4:34 A popup of text needs a button in every language. Write `ok: Show me` beside each `subject`.',
    expect.stringMatching(/^5:22 `popups\[2\]\.place` cannot be “nowhere”/),
    expect.stringMatching(/^5:5 It shows a picture, and names no series/),
    expect.stringMatching(/^6:12 `popups\[3\]\.key` cannot be “A B”/),
    expect.stringMatching(/^6:5 It has nothing to say/),
    expect.stringMatching(/^7:5 `popups\[4\]` has to be a group of entries/),
    expect.stringMatching(/^8:5 `popups\[5\]` has to be a group of entries/),
  ]);
  const survey = (texts: string) =>
    `${base}questionnaires:\n  - key: A B\n    texts: { eng: { subject: S, other: O }, esp: { subject: S, other: O } }\n    questions:\n      - { choices: 99, texts: { ${texts} } }\n`;
  expect(
    check(survey('eng: { question: 5, answers: [a, b] }, esp: { question: Q, answers: [a] }'), catalogueSchema).join(
      '\n',
    ),
  ).toMatch(
    /“A B”[^]*99[^]*`questionnaires\[1\]\.questions\[1\]\.texts\.eng\.question`[^]*more answers in one language/,
  );
  expect(check(survey('eng: { question: Q, answers: [a] }'), catalogueSchema).join('\n')).toMatch(
    /“A B”[^]*99[^]*Some question is missing/,
  );
});

test.each(['/etc/passwd.png', '../cover.png', 'a/../../cover.png', 'a\\b.png', 'cover.svg'])(
  '%s is no picture of the folder',
  (file) => {
    expect(check(`${GOOD}pictures:\n  cover:\n    eng: '${file}'\n`)).toHaveLength(1);
  },
);

test.each(['//elsewhere.example', 'javascript:alert(1)', '/\\elsewhere'])('%s leads nowhere on the site', (link) => {
  expect(
    check(
      `labels: { WJ: Nightjar }\npublishers: { quay: { name: Quay } }\npopups:\n  - { key: a, place: home, link: '${link}', texts: { eng: { subject: a, body: b, ok: c } } }\n`,
      catalogueSchema,
    ),
  ).toHaveLength(1);
});

test('a name that cannot be one', () => {
  expect(check('labels: {}\npublishers:\n  North Quay: { name: x }\n', catalogueSchema)).toEqual([
    '3:3 “North Quay” cannot be a name here. A publisher. Small letters, digits and single hyphens. Write for example `north-quay`.',
  ]);
});
