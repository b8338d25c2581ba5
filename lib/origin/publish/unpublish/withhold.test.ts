/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATALOGUE, chapterInTest, folderInTest, SERIES } from '../folder-in-test';
import type { Publication } from '../publication';
import { readPublication } from '../read-publication';
import { markName } from './mark';
import { parseMark } from './parse-mark';
import { withhold } from './withhold';

let root: string;
let whole: Publication;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'withhold-'));
  await folderInTest(root, {
    'catalogue.yaml': `${CATALOGUE}featured: [{ key: rainy, names: { eng: Rain }, series: [ferry-at-six, other] }, { key: alone, names: { eng: Alone }, series: [ferry-at-six] }]
popups: [{ key: hello, place: home, kind: image, series: ferry-at-six }]
rankings: { hottest: [{ series: other }, { series: ferry-at-six }] }
`,
    'other/series.yaml': `${SERIES.replace(/ {2}esp:.*\n/, '')}banners: { title: [{ series: ferry-at-six }] }\nmetaInfo: { eng: { description: Other. } }\n`,
    'other/eng/001.cbz': await chapterInTest(),
    'other/eng/002.cbz': await chapterInTest(),
  });
  const read = await readPublication(root, { now: Date.parse('2026-01-20T00:00:00Z') / 1000 });
  expect(read.faults).toEqual([]);
  whole = read.publication!;
});
afterAll(() => rm(root, { recursive: true }));

const left = (...marks: string[]) => withhold(whole, marks.map(parseMark));
const names = ({ series }: Publication) =>
  series.flatMap(({ slug, chapters }) => chapters.map(({ language, entry }) => `${slug}/${language}/${entry.number}`));

test('changes nothing without takedowns, or with takedowns of nothing', () => {
  expect(left()).toEqual(whole);
  expect(left('nothing-of-this', 'ferry-at-six/fra', 'ferry-at-six/eng/9')).toEqual(whole);
});

test('removes a chapter of one language, and keeps its entry while another language has it', () => {
  const after = left('ferry-at-six/eng/1');
  expect(names(after)).toEqual(['ferry-at-six/esp/1', 'ferry-at-six/eng/2', 'other/eng/1', 'other/eng/2']);
  expect(after.series[0]!.facts.chapters.map(({ number }) => number)).toEqual([1, 2]);
  expect(left('ferry-at-six/eng/2').series[0]!.facts.chapters.map(({ number }) => number)).toEqual([1]);
});

test('removes an edition with its texts, also with its last chapter', () => {
  for (const after of [left('ferry-at-six/esp'), left('ferry-at-six/esp/1')]) {
    const [{ facts, overviews }] = after.series as [(typeof after.series)[number]];
    expect([Object.keys(facts.languages), Object.keys(overviews)]).toEqual([['eng'], ['eng']]);
    expect(after.catalogue).toEqual(whole.catalogue);
  }
});

test('removes a series with all references to it', () => {
  for (const after of [left('ferry-at-six'), left('ferry-at-six/eng', 'ferry-at-six/esp')]) {
    expect(names(after)).toEqual(['other/eng/1', 'other/eng/2']);
    expect(JSON.stringify([after.catalogue, after.series])).not.toContain('"ferry-at-six"');
    expect(after.catalogue.featured).toEqual([{ key: 'rainy', names: { eng: 'Rain' }, series: ['other'] }]);
    expect(after.catalogue.rankings.hottest.map(({ series }) => series)).toEqual(['other']);
  }
});

test.each([
  ['ferry-at-six/', { series: 'ferry-at-six' }],
  ['ferry-at-six/es', { series: 'ferry-at-six', language: 'esp' }],
  ['ferry-at-six/eng/007', { series: 'ferry-at-six', language: 'eng', number: 7 }],
])('parses the takedown %s', (written, mark) => {
  expect(parseMark(written)).toEqual(mark);
  expect(parseMark(markName(parseMark(written)))).toEqual(mark);
});

test.each([
  ['', 'names no part'],
  ['a/eng/1/2', 'names no part'],
  ['a/klingon', '“klingon” is no language.'],
  ['a/eng/one', '“one” is no chapter’s number.'],
])('rejects the takedown “%s”', (written, message) => expect(() => parseMark(written)).toThrow(message));
