/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha256Of } from '../../sha256-of';
import { zipInTest } from '../archive/zip-in-test';
import { folderInTest, SERIES, writeAll } from '../folder-in-test';
import { pictureInTest } from '../pages/picture-in-test';
import type { Publication } from '../publication';
import { readPublication } from '../read-publication';
import { findMissing } from './find-missing';
import { namePublication } from './name-publication';
import { writeMissing } from './write-missing';

// Each makes many pictures.
jest.setTimeout(60_000);

const NOW = Date.parse('2026-02-01T00:00:00Z') / 1000;
const COVER = 'ferry-at-six/cover.png';
let root: string;
let written: string[];
const kept = { write: async (name: string) => void written.push(name) };
beforeEach(async () => {
  written = [];
  root = await mkdtemp(path.join(tmpdir(), 'publish-prepare-'));
  await folderInTest(root, {
    'ferry-at-six/series.yaml': `${SERIES}pictures: { cover: { eng: cover.png } }\n`,
    [COVER]: await pictureInTest(60, 90),
  });
});
afterEach(() => rm(root, { recursive: true }));

const read = async () => (await readPublication(root, { now: NOW })).publication!;
const prepare = async (publication: Publication) =>
  writeMissing(root, findMissing(namePublication(publication, NOW), publication.pictures, new Set(written)), { kept });
const pack = async (bytes: Buffer) =>
  zipInTest([
    { name: '1.png', bytes: await pictureInTest(60, 90) },
    { name: '2.jpg', bytes },
    { name: '10.png', bytes: await pictureInTest(60, 90) },
  ]);

test('each file is made once, however many chapters have its picture, and none again', async () => {
  await prepare(await read());
  // Three chapters of a page, a spread and the same page; and a cover.
  expect(written).toHaveLength(2 * 3 + 1);
  expect(new Set(written).size).toBe(written.length);
  const before = [...written];
  await prepare(await read());
  expect(written).toEqual(before);
});

test('a file that was lost is made again, with those that are made of the same picture', async () => {
  await prepare(await read());
  const before = [...written];
  const lost = written.splice(
    written.findIndex((name) => name.endsWith('-high')),
    1,
  );
  await prepare(await read());
  expect(written.filter((name) => lost.includes(name))).toEqual(lost);
  expect(new Set(written)).toEqual(new Set(before));
});

test('a page that cannot be prepared after all is told by its name', async () => {
  const publication = await read();
  const bytes = Buffer.from('no picture');
  await writeAll(root, { 'ferry-at-six/eng/001.cbz': await pack(bytes) });
  const [chapter] = publication.series[0]!.chapters;
  Object.assign(chapter!.pictures[1]!, { hash: sha256Of(bytes) });
  await expect(prepare(publication)).rejects.toThrow('ferry-at-six/eng/001.cbz › 2.jpg cannot be prepared');
});

test('so is a picture of a series', async () => {
  await writeAll(root, { [COVER]: 'no picture' });
  const publication = {
    ...(await readWithout(COVER)),
    pictures: new Map([[COVER, sha256Of(Buffer.from('no picture'))]]),
  };
  await expect(prepare(publication)).rejects.toThrow(`${COVER} cannot be prepared`);
});

async function readWithout(file: string): Promise<Publication> {
  await writeAll(root, { [file]: await pictureInTest(60, 90) });
  const publication = await read();
  await writeAll(root, { [file]: 'no picture' });
  return publication;
}

test('what was changed since it was checked is not made into anything', async () => {
  const publication = await read();
  await writeAll(root, { 'ferry-at-six/eng/001.cbz': await pack(await pictureInTest(120, 90, 'jpeg', '#f00')) });
  await expect(prepare(publication)).rejects.toThrow(
    'ferry-at-six/eng/001.cbz › 2.jpg has changed while it was being read.',
  );
  await writeAll(root, { [COVER]: await pictureInTest(60, 90, 'png', '#f00') });
  const other = { ...publication, series: [] };
  await expect(prepare(other)).rejects.toThrow(`${COVER} has changed while it was being read.`);
  expect(written.filter((name) => !name.includes('-'))).toEqual([]);
});
