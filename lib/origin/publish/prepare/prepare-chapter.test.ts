/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipInTest } from '../archive/zip-in-test';
import { folderInTest, writeAll } from '../folder-in-test';
import { pictureInTest } from '../pages/picture-in-test';
import { readPublication } from '../read-publication';
import { prepareChapter } from './prepare-chapter';
import { preparePicture } from './prepare-series-pictures';

const kept = { has: () => Promise.resolve(false), write: () => Promise.resolve() };
let root: string;
beforeEach(async () => void (root = await mkdtemp(path.join(tmpdir(), 'publish-prepare-'))));
afterEach(() => rm(root, { recursive: true }));

test('a page that cannot be prepared after all is told by its name', async () => {
  await folderInTest(root);
  const { publication } = await readPublication(root, { now: Date.parse('2026-02-01T00:00:00Z') / 1000 });
  const page = await pictureInTest(60, 90);
  await writeAll(root, { 'ferry-at-six/eng/001.cbz': await zipInTest([{ name: '1.png', bytes: page }, { name: '2.jpg', bytes: Buffer.from('no picture') }, { name: '10.png', bytes: page }]) });
  await expect(prepareChapter(root, publication!.series[0]!.chapters[0]!, kept)).rejects.toThrow('ferry-at-six/eng/001.cbz › 2.jpg cannot be prepared');
});

test('so is a picture of a series', async () => {
  await writeAll(root, { 'ferry-at-six/cover.png': 'no picture' });
  await expect(preparePicture(root, 'ferry-at-six/cover.png', kept)).rejects.toThrow('ferry-at-six/cover.png cannot be prepared');
});
