import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSweeper, sweepFolder } from './sweep-folder';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'sweep-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

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

test('what comes while the folder is looked through is counted', async () => {
  const old = put('1.webp', { bytes: 100, usedAt: 1 });
  const sweeper = createSweeper({ folder, maxBytes: 250, log: () => {} });
  const { stat } = promises;
  jest.spyOn(promises, 'stat').mockImplementationOnce((file) => {
    for (const usedAt of [2, 3]) {
      put(`${usedAt}.webp`, { bytes: 100, usedAt });
      sweeper.added(100);
    }
    return stat(file);
  });
  sweeper.added(100);
  while (existsSync(old)) await new Promise(setImmediate);
  expect(readdirSync(folder)).toEqual(['2.webp', '3.webp']);
});
