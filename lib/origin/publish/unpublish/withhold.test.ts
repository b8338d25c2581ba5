/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATALOGUE, folderInTest, SERIES } from '../folder-in-test';
import type { Publication } from '../publication';
import { readPublication } from '../read-publication';
import { parseMark } from './parse-mark';
import { holding, withhold } from './withhold';

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
    'other/eng/001.cbz': await chapter(),
    'other/eng/002.cbz': await chapter(),
  });
  const read = await readPublication(root, { now: Date.parse('2026-01-20T00:00:00Z') / 1000 });
  expect(read.faults).toEqual([]);
  whole = read.publication!;
});
afterAll(() => rm(root, { recursive: true }));

async function chapter() {
  return (await import('../folder-in-test')).chapterInTest();
}

const left = (...marks: string[]) => withhold(whole, marks.map(parseMark));
const names = ({ series }: Publication) =>
  series.flatMap(({ slug, chapters }) => chapters.map(({ language, entry }) => `${slug}/${language}/${entry.number}`));

test('without marks all is left as it is', () => {
  expect(left()).toEqual(whole);
  expect(left('nothing-of-this', 'ferry-at-six/fra', 'ferry-at-six/eng/9')).toEqual(whole);
});

test('a chapter of one language goes, and stays announced where another has it', () => {
  const after = left('ferry-at-six/eng/1');
  expect(names(after)).toEqual(['ferry-at-six/esp/1', 'ferry-at-six/eng/2', 'other/eng/1', 'other/eng/2']);
  expect(after.series[0]!.facts.chapters.map(({ number }) => number)).toEqual([1, 2]);
  expect(left('ferry-at-six/eng/2').series[0]!.facts.chapters.map(({ number }) => number)).toEqual([1]);
});

test('the time that a chapter has in one language goes with it', () => {
  const [series, ...others] = whole.series;
  const starts = { eng: '2026-02-01T00:00:00Z', esp: '2026-03-01T00:00:00Z' };
  const timed = {
    ...whole,
    series: [
      {
        ...series!,
        facts: { ...series!.facts, chapters: series!.facts.chapters.map((entry) => ({ ...entry, starts })) },
      },
      ...others,
    ],
  };
  const after = withhold(timed, [parseMark('ferry-at-six/eng/1')]);
  expect(after.series[0]!.facts.chapters.map((entry) => entry.starts)).toEqual([{ esp: starts.esp }, starts]);
});

test('an edition goes with all that is said in it, and so does one whose last chapter does', () => {
  for (const after of [left('ferry-at-six/esp'), left('ferry-at-six/esp/1')]) {
    const [{ facts, overviews }] = after.series as [(typeof after.series)[number]];
    expect([Object.keys(facts.languages), Object.keys(overviews)]).toEqual([['eng'], ['eng']]);
    expect(after.catalogue).toEqual(whole.catalogue);
  }
});

test('a series goes with all that names it', () => {
  for (const after of [left('ferry-at-six'), left('ferry-at-six/eng', 'ferry-at-six/esp')]) {
    expect(names(after)).toEqual(['other/eng/1', 'other/eng/2']);
    expect(JSON.stringify([after.catalogue, after.series])).not.toContain('"ferry-at-six"');
    expect(after.catalogue.featured).toEqual([{ key: 'rainy', names: { eng: 'Rain' }, series: ['other'] }]);
    expect(after.catalogue.rankings.hottest.map(({ series }) => series)).toEqual(['other']);
  }
});

test('which marks hold something is told apart from those that do not', () => {
  const marks = ['ferry-at-six/esp', 'ferry-at-six/eng/7', 'gone'].map(parseMark);
  expect(holding(whole, marks)).toEqual([{ series: 'ferry-at-six', language: 'esp' }]);
});
