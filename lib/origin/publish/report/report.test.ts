/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  expect(printPublication(publication!, [{ file: 'a.cbz', message: 'Moves.' }])).toBe(
    'ferry-at-six\n  eng  The Six O’Clock Ferry: 2 chapters, 6 pages (2 spreads)\n  esp  El ferry de las seis: 1 chapter, 3 pages (1 spread)\n\na.cbz: Moves.\n\n1 series, 2 titles, 3 chapters, 9 pages',
  );
});

test('a bar that fills, and never breaks its line', () => {
  expect(progressBar({ done: 0, total: 4, file: 'a.cbz' }, 80)).toBe('[........................] 0/4 a.cbz');
  expect(progressBar({ done: 3, total: 4, file: 'a.cbz' }, 80)).toBe('[##################......] 3/4 a.cbz');
  expect(progressBar({ done: 0, total: 0, file: '' }, 80)).toContain('#'.repeat(24));
  expect(progressBar({ done: 1, total: 2, file: 'a'.repeat(200) }, 40)).toHaveLength(40);
});
