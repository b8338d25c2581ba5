import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DrawPool } from '../demo/draw/draw-pool';
import type { DrawRequest } from '../demo/draw/draw-request';
import { createDrawnFiles } from './drawn-files';

const request: DrawRequest = { picture: { kind: 'avatar', seed: 'reader' }, width: 96, format: 'webp' };
const picture = { request };
const bytes = new Uint8Array([1, 2, 3]);

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'komawari-drawn-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A pool whose pictures are done when the test says so. */
function slowPool() {
  let finish = () => {};
  const drawing = new Promise<Uint8Array>((resolve) => (finish = () => resolve(bytes)));
  const pool = { draw: jest.fn(() => drawing), defer: jest.fn(), close: async () => undefined } satisfies DrawPool;
  return { pool, finish };
}

async function underWay(pool: { draw: jest.Mock }): Promise<void> {
  while (pool.draw.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
}

test('draws a picture once for concurrent requests, and reads it from disk from then on', async () => {
  const { pool, finish } = slowPool();
  const files = createDrawnFiles({ folder, pool, version: '1', maxBytes: 1e6 });
  const readers = Array.from({ length: 20 }, () => files.get(picture));
  await underWay(pool);
  finish();
  expect(await Promise.all(readers)).toEqual(readers.map(() => bytes));
  expect(await files.get(picture)).toEqual(bytes);
  expect(pool.draw).toHaveBeenCalledTimes(1);
});

/** Files below the folder. */
const kept = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
const quickPool = () =>
  ({ draw: jest.fn(async () => bytes), defer: jest.fn(), close: async () => undefined }) satisfies DrawPool;

test.each(['ENOSPC', 'EROFS'])(
  'serves every picture and stores no part of one when the disk fails with %s',
  async (code) => {
    const log = jest.fn();
    const write = jest.spyOn(promises, 'writeFile').mockRejectedValue(Object.assign(new Error(code), { code }));
    const pool = quickPool();
    const files = createDrawnFiles({ folder, pool, version: '1', maxBytes: 1e6, log });
    expect(await files.get(picture)).toEqual(bytes);
    expect(await files.get(picture)).toEqual(bytes);
    expect(log).toHaveBeenCalledTimes(2);
    expect([write.mock.calls.length, pool.draw.mock.calls.length, kept()]).toEqual([2, 2, []]);
    write.mockRestore();
    expect(await files.get(picture)).toEqual(bytes);
    expect(kept()).toHaveLength(1);
  },
);

/** Runs background work of the event loop until it is done. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

test('deletes the least recently read picture when the folder is full', async () => {
  const files = createDrawnFiles({ folder, pool: quickPool(), version: '1', maxBytes: 3 * bytes.length - 1 });
  const [first, second, third] = ['a', 'b', 'c'].map((seed) => ({
    request: { ...request, picture: { kind: 'avatar', seed } as const },
  }));
  const fileOf = (one: typeof picture) => path.join(folder, files.nameOf(one).slice(0, 2), `${files.nameOf(one)}.webp`);
  const age = (one: typeof picture, hours: number) =>
    utimesSync(fileOf(one), Date.now() / 1000 - hours * 3600, Date.now() / 1000 - hours * 3600);
  await files.get(first!);
  await files.get(second!);
  age(first!, 2);
  age(second!, 1);
  await files.get(first!);
  await until(() => statSync(fileOf(first!)).mtimeMs > statSync(fileOf(second!)).mtimeMs);
  await files.get(third!);
  await until(() => !existsSync(fileOf(second!)));
  expect([first!, third!].map((one) => existsSync(fileOf(one)))).toEqual([true, true]);
});
