/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDiskFiles } from './disk-files';

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

test('writes, reads, lists and removes a file', async () => {
  const files = open();
  await files.write('abc-low', bytes('low'));
  await files.write('abd', bytes('whole'));
  expect([await files.read('abc-low'), await files.read('abc-high')]).toEqual([bytes('low'), undefined]);
  expect(await listed()).toEqual({ 'abc-low': 3, abd: 5 });
  await files.remove('abc-low');
  await files.remove('abc-low');
  expect([await files.read('abc-low'), await listed()]).toEqual([undefined, { abd: 5 }]);
});

test('treats an empty file as missing', async () => {
  await open().write('abc', bytes(''));
  expect([await open().read('abc'), await listed()]).toEqual([undefined, {}]);
});

test('ignores temporary files of a killed writer and removes old ones', async () => {
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

test('stores the registry of catalogues, and lists only files in their place', async () => {
  await open().writeUsers('{}');
  await open().writeUsers('{ "catalogues": [] }');
  await open().write('abc', bytes('one'));
  await writeFile(path.join(folder, 'published', 'abd.webp'), 'astray');
  await writeFile(path.join(folder, 'published', 'ab', 'bcd.webp'), 'astray');
  expect([await open().readUsers(), await listed()]).toEqual(['{ "catalogues": [] }', { abc: 3 }]);
});
