import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sweepFolder } from './sweep-folder';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'sweep-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, { bytes, usedAt }: { bytes: number; usedAt: number }): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.alloc(bytes));
  utimesSync(file, usedAt, usedAt);
  return file;
}

test('those not used for longest go, until there is room again', async () => {
  const files = [3, 1, 4, 2].map((usedAt) => put(`${usedAt % 2}/${usedAt}.webp`, { bytes: 100, usedAt }));
  expect(await sweepFolder(folder, 300)).toBe(200);
  expect(files.map((file) => existsSync(file))).toEqual([true, false, true, false]);
});

test('nothing goes while there is room', async () => {
  const file = put('a/1.webp', { bytes: 100, usedAt: 1 });
  expect(await sweepFolder(folder, 100)).toBe(100);
  expect(existsSync(file)).toBe(true);
});

test('a folder that is not there is empty', async () => {
  expect(await sweepFolder(path.join(folder, 'gone'), 100)).toBe(0);
});
