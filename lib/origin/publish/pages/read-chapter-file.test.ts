/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipInTest, type FileInTest } from '../archive/zip-in-test';
import { pictureInTest } from './picture-in-test';
import { readChapterFile } from './read-chapter-file';

let folder: string;
let page: Buffer;
beforeAll(async () => void (page = await pictureInTest(60, 90)));
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'publish-chapter-'))));
afterEach(() => rm(folder, { recursive: true }));

async function chapter(files: readonly FileInTest[]) {
  const file = path.join(folder, '001.cbz');
  await writeFile(file, await zipInTest(files));
  const { pictures, info, refusals } = await readChapterFile(file);
  expect(await readdir(folder)).toEqual(['001.cbz']);
  return {
    names: pictures.map(({ name }) => name),
    info,
    refusals: refusals.map(({ reason, entry }) => [reason, entry]),
  };
}

test('pages in the order that people read them, and what ComicInfo says', async () => {
  const read = await chapter([
    { name: '10.png', bytes: page },
    { name: '2.png', bytes: page },
    { name: 'ComicInfo.xml', bytes: '<ComicInfo><Title>Rain</Title></ComicInfo>' },
    { name: '1.png', bytes: page },
  ]);
  expect(read).toMatchObject({ names: ['1.png', '2.png', '10.png'], info: { title: 'Rain' }, refusals: [] });
});

test('all that is wrong with its files at once', async () => {
  const { refusals } = await chapter([
    { name: '1.png', bytes: page },
    { name: '2.png', bytes: page.subarray(0, 60) },
    { name: '3.jpg', bytes: page },
    { name: 'more.cbz', bytes: 'PK' },
    { name: 'notes.txt', bytes: 'hello' },
    { name: 'hidden.txt', bytes: await zipInTest([{ name: '1.png', bytes: page }]) },
    { name: 'ComicInfo.xml', bytes: '<!DOCTYPE a><a/>' },
  ]);
  expect(refusals.sort()).toEqual([
    ['broken-picture', '2.png'],
    ['nested', 'hidden.txt'],
    ['nested', 'more.cbz'],
    ['other-kind', '3.jpg'],
    ['unknown-file', 'notes.txt'],
    ['xml-entities', 'ComicInfo.xml'],
  ]);
});

test('one without pages', async () => {
  expect(await chapter([{ name: 'ComicInfo.xml', bytes: '<ComicInfo/>' }])).toMatchObject({
    refusals: [['no-pages', undefined]],
  });
});
