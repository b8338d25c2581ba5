/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDiskFiles } from './disk-files';
import { keptPath } from './kept-path';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'disk-files-'))));
afterEach(() => rm(folder, { recursive: true }));

const open = () => createDiskFiles(path.join(folder, 'published'));
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
async function listed(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for await (const { name, size } of open().list()) found[name] = size;
  return found;
}

test('a file that is written is there, is read, is listed, and is gone when it is removed', async () => {
  const files = open();
  await files.write('abc-low', bytes('low'));
  await files.write('abd', bytes('whole'));
  expect([await files.read('abc-low'), await files.read('abc-high')]).toEqual([bytes('low'), undefined]);
  expect(await listed()).toEqual({ 'abc-low': 3, abd: 5 });
  await files.remove('abc-low');
  await files.remove('abc-low');
  expect([await files.read('abc-low'), await listed()]).toEqual([undefined, { abd: 5 }]);
});

test('where nothing was ever written, nothing is there', async () => {
  expect([await open().read('abc'), await listed(), await open().readUsers()]).toEqual([undefined, {}, undefined]);
  await open().removeUnfinished(Date.now());
  await open().settle();
  expect(await readdir(folder)).toEqual([]);
});

test('its time is when it was written', async () => {
  await open().write('abc', bytes('one'));
  await utimes(keptPath(path.join(folder, 'published'), 'abc'), 1000, 1000);
  for await (const file of open().list()) expect(file).toEqual({ name: 'abc', size: 3, writtenAt: 1000 });
});

test('what a power cut has left empty is not there, and is not listed', async () => {
  await open().write('abc', bytes(''));
  expect([await open().read('abc'), await listed()]).toEqual([undefined, {}]);
});

test('what a killed writer has left is no file, and goes when it is old', async () => {
  await open().write('abc', bytes('one'));
  const shelf = path.join(folder, 'published', 'ab');
  for (const [name, time] of [
    ['ab/abd.webp.1-1.tmp', 1000],
    ['ab/abe.webp.1-2.tmp', 2000],
    ['catalogues.json.1-3.tmp', 1000],
  ] as const) {
    await writeFile(path.join(folder, 'published', name), 'half');
    await utimes(path.join(folder, 'published', name), time, time);
  }
  expect(await listed()).toEqual({ abc: 3 });
  await open().removeUnfinished(1500);
  expect((await readdir(shelf)).sort()).toEqual(['abc.webp', 'abe.webp.1-2.tmp']);
  expect(await readdir(path.join(folder, 'published'))).toEqual(['ab']);
});

test('what is noted of catalogues is read again, and is no published file; nor is what lies where none belongs', async () => {
  await open().writeUsers('{}');
  await open().writeUsers('{ "catalogues": [] }');
  await open().write('abc', bytes('one'));
  await writeFile(path.join(folder, 'published', 'abd.webp'), 'astray');
  await writeFile(path.join(folder, 'published', 'ab', 'bcd.webp'), 'astray');
  expect([await open().readUsers(), await listed()]).toEqual(['{ "catalogues": [] }', { abc: 3 }]);
});

test('a write that fails says so and leaves nothing', async () => {
  await writeFile(path.join(folder, 'published'), 'no folder');
  await expect(open().write('abc', bytes('one'))).rejects.toThrow();
  await expect(open().read('abc')).rejects.toThrow('ENOTDIR');
});
