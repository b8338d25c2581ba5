/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ToldChanges } from '../apply/describe-changes';
import { folderInTest } from '../folder-in-test';
import { readPublication } from '../read-publication';
import { printFaults } from './print-faults';
import { printPublication } from './print-publication';
import { progressBar } from './progress-bar';

test('faults, each with its place and what to do', () => {
  const faults = [
    { file: 'catalogue.yaml', line: 4, column: 1, message: 'There is no entry `baners`.', instead: 'Write `banners`.' },
    { file: 'a/eng/1.cbz › 3.png', message: 'It is a JPEG.', instead: 'Name it so.' },
    { file: 'a/eng/1.cbz › 4.png', message: 'It is a JPEG.', instead: 'Name it so.' },
  ];
  expect(printFaults(faults)).toBe(
    'catalogue.yaml:4:1\n  There is no entry `baners`.\n  Write `banners`.\n\n' +
      'a/eng/1.cbz › 3.png\n  It is a JPEG.\n  Name it so.\n\na/eng/1.cbz › 4.png\n  It is a JPEG.\n  Name it so.\n\n3 faults in 2 files. Nothing was changed.',
  );
});

test('what a folder holds', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'publish-report-'));
  await folderInTest(root);
  const { publication } = await readPublication(root, { now: 1_770_000_000 });
  await rm(root, { recursive: true });
  const none = { fresh: [], changed: [], gone: [] };
  const changes: ToldChanges = {
    series: [
      {
        slug: 'a-lamp',
        kind: 'changed',
        titles: 0,
        chapters: { ...none, fresh: ['eng/4'], changed: ['eng/1', 'esp/1'] },
      },
      { slug: 'ferry-at-six', kind: 'fresh', titles: 2, chapters: { ...none, fresh: ['eng/1', 'eng/2', 'esp/1'] } },
      { slug: 'old-tram', kind: 'gone', titles: 1, chapters: { ...none, gone: ['eng/1'] } },
      { slug: 'quiet', kind: 'changed', titles: 0, chapters: none },
    ],
    shelves: ['tags', 'banners'],
    marks: { favorites: 1, views: 1234 },
  };
  expect(printPublication(publication!, [{ file: 'a.cbz', message: 'Moves.' }], { changes, made: 9, isDry: true }))
    .toBe(`New      ferry-at-six  2 titles, 3 chapters, 9 pages (3 spreads)
Changed  a-lamp        new: eng/4; changed: eng/1, esp/1
Changed  quiet         what it says of itself
Gone     old-tram      1 title, 1 chapter
Changed  catalogue.yaml  tags, banners

Readers would lose what they had of what is gone: 1 favourite, 1,234 chapters read.

9 pages are to be prepared.

a.cbz: Moves.

1 series, 2 titles, 3 chapters, 9 pages`);
  expect(printPublication(publication!, [], { made: 0, isDry: false })).toBe('1 series, 2 titles, 3 chapters, 9 pages');
});

test('a bar that fills, and never breaks its line', () => {
  expect(progressBar({ done: 0, total: 4, file: 'a.cbz' }, 80)).toBe('[........................] 0/4 a.cbz');
  expect(progressBar({ done: 3, total: 4, file: 'a.cbz' }, 80)).toBe('[##################......] 3/4 a.cbz');
  expect(progressBar({ done: 0, total: 0, file: '' }, 80)).toContain('#'.repeat(24));
  expect(progressBar({ done: 1, total: 2, file: 'a'.repeat(200) }, 40)).toHaveLength(40);
});
