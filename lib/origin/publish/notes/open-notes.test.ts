/** @jest-environment node */
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chapterInTest, folderInTest, writeAll } from '../folder-in-test';
import { zipInTest } from '../archive/zip-in-test';
import { pictureInTest } from '../pages/picture-in-test';
import { readPublication } from '../read-publication';
import { openNotes } from './open-notes';

const NOW = Date.parse('2026-02-01T00:00:00Z') / 1000;
const INFO =
  '<ComicInfo><Title>Rain</Title><Writer>Bo Lind, Cy</Writer><AgeRating>Teen</AgeRating><Manga>No</Manga><Pages><Page Image="0" DoublePage="true"/></Pages></ComicInfo>';
/** By this clock nothing is young. */
const later = () => Date.now() + 60_000;
/** When a test began: by a clock that stays there all that it has written is young, however long it takes. */
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

/** What is read with the notes of before, which must be what is read without any; and how many files were read for it. */
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

test('what is the same is not read again', async () => {
  expect([await read(), await read(), await read()]).toEqual([6, 0, 0]);
});

test.each<[string, number, () => Promise<void>]>([
  ['a page of a folder that was touched', 1, () => utimes(open('ferry-at-six/esp/002/2.png'), 1, 1)],
  ['an archive that was touched', 1, () => utimes(open('ferry-at-six/eng/002.zip'), 1, 1)],
  [
    'an archive that another took the place of',
    1,
    async () => writeFile(open('ferry-at-six/eng/002.zip'), await chapterOf(4)),
  ],
  ['a chapter that was renamed', 1, () => rename(open('ferry-at-six/eng/002.zip'), open('ferry-at-six/eng/2.cbz'))],
  ['a folder that was renamed', 3, () => rename(open('ferry-at-six/esp/002'), open('ferry-at-six/esp/2'))],
])('%s', async (_, opens, change) => {
  await read();
  await change();
  expect([await read(), await read()]).toEqual([opens, 0]);
});

const chapterOf = async (pages: number) =>
  zipInTest(
    await Promise.all(
      Array.from({ length: pages }, async (_, index) => ({
        name: `${index}.png`,
        bytes: await pictureInTest(60, 90, 'png', `#${index}00`),
      })),
    ),
  );

test('other bytes, as many, with the time of the old ones', async () => {
  await read();
  const file = open('ferry-at-six/esp/002/2.png');
  const [{ atime, mtime }, bytes] = [await stat(file), await readFile(file)];
  // A picture whose end is gone.
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

test('what was refused is read again, and with it nothing else', async () => {
  await writeAll(root, { 'ferry-at-six/esp/002/3.png': 'no picture' });
  await read();
  expect(await read()).toBe(1);
});

test('a file that was written just now is not trusted to stay', async () => {
  const clock = () => begun;
  expect([await read(clock), await read(clock)]).toEqual([6, 6]);
});

test('what has left the folder is forgotten', async () => {
  await read();
  await rm(open('ferry-at-six/esp/002'), { recursive: true });
  await read();
  expect(await readFile(path.join(dataDir, 'publish-notes.json'), 'utf8')).not.toContain('esp/002');
});

test.each<[string, (text: string) => string]>([
  ['empty', () => ''],
  ['no notes at all', () => 'x'.repeat(200)],
  ['cut short', (text) => text.slice(0, text.length / 2)],
  ['changed by somebody', (text) => text.replace(/"[0-9a-f]{64}"/, `"${'0'.repeat(64)}"`)],
  ['made by another way of reading', (text) => text.replace(/^./, (first) => (first === '0' ? '1' : '0'))],
])('notes that are %s are none', async (_, spoil) => {
  await read();
  const file = path.join(dataDir, 'publish-notes.json');
  await writeFile(file, spoil(await readFile(file, 'utf8')));
  expect([await read(), await read()]).toEqual([6, 0]);
});

test('where none can be written there are none', async () => {
  const file = path.join(dataDir, 'file');
  await writeFile(file, '');
  await chmod(file, 0o400);
  const notes = await openNotes(path.join(file, 'below'), later);
  expect((await readPublication(root, { now: NOW, notes })).faults).toEqual([]);
  await notes.save();
  expect(await readdir(dataDir)).toEqual(['file']);
});
