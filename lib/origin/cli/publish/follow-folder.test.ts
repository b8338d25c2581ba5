/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { mkdtempSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { watch } from 'chokidar';
import { limits } from '@/lib/limits';
import { followFolder } from './follow-folder';
import { publishFolder } from './publish-folder';

jest.mock('chokidar', () => ({ watch: jest.fn() }));
jest.mock('./publish-folder', () => ({ publishFolder: jest.fn() }));

const published = jest.mocked(publishFolder);
const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'follow-folder-')));
const folder = path.join(base, 'one');
const other = path.join(base, 'other');
const link = path.join(base, 'link');
const BUSY = 'Another publication is under way.';

let watchers: (EventEmitter & { close: jest.Mock; folder: unknown })[];
let warned: string[];
let end: () => void;
let following: Promise<void>;

beforeEach(() => {
  // The file system is real, so the event loop must go on.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  [watchers, warned] = [[], []];
  for (const each of [folder, other]) mkdirSync(each, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  published.mockReset().mockResolvedValue(undefined);
  jest.mocked(watch).mockImplementation((watched) => {
    const watcher = Object.assign(new EventEmitter(), { close: jest.fn(() => Promise.resolve()), folder: watched });
    watchers.push(watcher);
    setImmediate(() => watcher.emit('ready'));
    return watcher as never;
  });
});
afterEach(() => jest.useRealTimers());
afterAll(() => rmSync(base, { recursive: true }));

/** Follows a folder, and resolves after the first publication. */
async function follow(named: string): Promise<void> {
  const isEnded = new Promise<void>((resolve) => (end = resolve));
  following = followFolder({ folder: named, say: () => undefined, warn: (line) => warned.push(line), isEnded });
  await until(() => published.mock.calls.length === 1);
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

/** Advances the clock, and lets file system calls settle. */
async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turns = 0; turns < 20; turns++) await turn();
}

async function ended(): Promise<void> {
  end();
  await following;
  expect(jest.getTimerCount()).toBe(0);
}

test('retries a publication that fails for other reasons than the folder, and reports the error once', async () => {
  published.mockRejectedValueOnce(new Error(BUSY)).mockRejectedValueOnce(new Error(BUSY));
  await follow(folder);
  await pass(limits.publishRetryMs - 1);
  expect(published).toHaveBeenCalledTimes(1);
  expect(warned).toEqual([`${BUSY}\nIt is tried again every 30 seconds for as long as it lasts.\n`]);
  await pass(1);
  expect(published).toHaveBeenCalledTimes(2);
  await pass(limits.publishRetryMs);
  expect(published).toHaveBeenCalledTimes(3);
  await pass(10 * limits.publishRetryMs);
  expect(published).toHaveBeenCalledTimes(3);
  expect(warned).toHaveLength(1);
  await ended();
});

/** Replaces the link atomically, like `ln -sfn`. */
function lead(to: string): void {
  symlinkSync(to, `${link}-new`);
  renameSync(`${link}-new`, link);
}

test('follows a link to its new folder and leaves the old one', async () => {
  await follow(link);
  lead(other);
  await pass(limits.publishLookMs);
  await until(() => published.mock.calls.length === 2);
  expect(published.mock.calls.map(([order]) => order.folder)).toEqual([folder, other]);
  expect(watchers.map((watcher) => [watcher.folder, watcher.close.mock.calls.length])).toEqual([
    [folder, 1],
    [other, 0],
  ]);
  watchers[1]!.emit('all');
  await pass(limits.publishQuietMs);
  expect(published).toHaveBeenCalledTimes(3);
  await ended();
  expect(watchers.every((watcher) => watcher.close.mock.calls.length === 1)).toBe(true);
});
