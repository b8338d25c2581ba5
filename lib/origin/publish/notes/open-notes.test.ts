/** @jest-environment node */
import { mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chapterInTest, folderInTest } from '../folder-in-test';
import { pictureInTest } from '../pages/picture-in-test';
import { readPublication } from '../read-publication';
import { openNotes } from './open-notes';

const NOW = Date.parse('2026-02-01T00:00:00Z') / 1000;
const INFO =
  '<ComicInfo><Title>Rain</Title><Writer>Bo Lind, Cy</Writer><AgeRating>Teen</AgeRating><Manga>No</Manga><Pages><Page Image="0" DoublePage="true"/></Pages></ComicInfo>';
/** A clock by which every file is old enough to be trusted. */
const later = () => Date.now() + 60_000;
/** The start of a test: by a clock that stays there every file was just written. */
let begun: number;
let root: string;
let dataDir: string;
beforeEach(async () => {
  begun = Date.now();
  [root, dataDir] = [
    await mkdtemp(path.join(tmpdir(), 'publish-notes-')),
    await mkdtemp(path.join(tmpdir(), 'publish-data-')),
  ];
  const page = await pictureInTest(60, 90);
  await folderInTest(root, {
    'ferry-at-six/eng/001.cbz': await chapterInTest([{ name: 'ComicInfo.xml', bytes: INFO }]),
    'ferry-at-six/esp/002/a/1.png': page,
    'ferry-at-six/esp/002/2.png': page,
    'ferry-at-six/esp/002/ComicInfo.xml': INFO,
  });
});
afterEach(() => Promise.all([rm(root, { recursive: true }), rm(dataDir, { recursive: true })]));

const open = (name: string) => path.join(root, name);

/** Expects the same publication with the cache and without, and gives how many files were read. */
async function read(clock = later) {
  const plain = await readPublication(root, { now: NOW });
  const notes = await openNotes(dataDir, clock);
  let unknown = 0;
  const recall: typeof notes.recall = (...file) => {
    const told = notes.recall(...file);
    if (!told) unknown++;
    return told;
  };
  const noted = await readPublication(root, { now: NOW, notes: { ...notes, recall } });
  await notes.save();
  expect(noted).toEqual(plain);
  return unknown;
}

test.each<[string, number, () => Promise<void>]>([
  ['nothing changed', 0, () => Promise.resolve()],
  ['a page was touched', 1, () => utimes(open('ferry-at-six/esp/002/2.png'), 1, 1)],
  [
    'an archive was replaced',
    1,
    async () => writeFile(open('ferry-at-six/eng/002.zip'), await chapterInTest([], '#123')),
  ],
  ['a folder was renamed', 3, () => rename(open('ferry-at-six/esp/002'), open('ferry-at-six/esp/2'))],
])('reads only changed files again: %s', async (_, opens, change) => {
  await read();
  await change();
  expect([await read(), await read()]).toEqual([opens, 0]);
});

test('reads a file again whose bytes changed under the same size and modification time', async () => {
  await read();
  const file = open('ferry-at-six/esp/002/2.png');
  const [{ atime, mtime }, bytes] = [await stat(file), await readFile(file)];
  await writeFile(
    file,
    Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.alloc(bytes.length - Math.floor(bytes.length / 2))]),
  );
  await utimes(file, atime, mtime);
  const notes = await openNotes(dataDir, later);
  expect((await readPublication(root, { now: NOW, notes })).faults).toMatchObject([
    { file: 'ferry-at-six/esp/002 › 2.png' },
  ]);
});

test('does not trust the time of a file that was just written', async () => {
  const clock = () => begun;
  expect([await read(clock), await read(clock)]).toEqual([6, 6]);
});

test.each<[string, (text: string) => string]>([
  ['cut short', (text) => text.slice(0, text.length / 2)],
  ['tampered with', (text) => text.replace(/"[0-9a-f]{64}"/, `"${'0'.repeat(64)}"`)],
])('ignores a cache that is %s', async (_, spoil) => {
  await read();
  const file = path.join(dataDir, 'publish-notes.json');
  await writeFile(file, spoil(await readFile(file, 'utf8')));
  expect([await read(), await read()]).toEqual([6, 0]);
});
