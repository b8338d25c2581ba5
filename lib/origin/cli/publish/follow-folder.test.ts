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
  // Files are really looked up: what hangs on them is waited for.
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

/** Follows it, and gives when it was published once. */
async function follow(named: string): Promise<void> {
  const isEnded = new Promise<void>((resolve) => (end = resolve));
  following = followFolder({ folder: named, say: () => undefined, warn: (line) => warned.push(line), isEnded });
  await until(() => published.mock.calls.length === 1);
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

/** Time passes, and what is done then is. */
async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turns = 0; turns < 20; turns++) await turn();
}

async function ended(): Promise<void> {
  end();
  await following;
  expect(jest.getTimerCount()).toBe(0);
}

test('what cannot be published for the moment is tried again, though no file changes, and said once', async () => {
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

test('what is at fault again, after it was not or in another way, is said again', async () => {
  for (const message of [BUSY, 'The disk is full.', BUSY]) published.mockRejectedValueOnce(new Error(message));
  await follow(folder);
  for (let round = 0; round < 3; round++) await pass(limits.publishRetryMs);
  published.mockRejectedValueOnce(new Error(BUSY));
  watchers[0]!.emit('all');
  await pass(limits.publishQuietMs);
  expect(warned.map((line) => line.split('\n')[0])).toEqual([BUSY, 'The disk is full.', BUSY, BUSY]);
  await ended();
});

test('a folder that is at fault itself is not tried again before it changes', async () => {
  published.mockResolvedValue('series.yaml:1:1 `title` is missing.');
  await follow(folder);
  await pass(10 * limits.publishRetryMs);
  expect(published).toHaveBeenCalledTimes(1);
  watchers[0]!.emit('all');
  await pass(limits.publishQuietMs);
  expect(published).toHaveBeenCalledTimes(2);
  expect(warned).toEqual(Array(2).fill('series.yaml:1:1 `title` is missing.\n'));
  await ended();
});

/** As `ln -sfn` does it: the name is never without a folder. */
function lead(to: string): void {
  symlinkSync(to, `${link}-new`);
  renameSync(`${link}-new`, link);
}

test('a link that leads elsewhere is followed there, and what it led to no longer', async () => {
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

test('a folder that goes once the link leads elsewhere ends nothing', async () => {
  await follow(link);
  lead(other);
  watchers[0]!.emit('unlinkDir', folder);
  await until(() => published.mock.calls.length === 2);
  expect(published.mock.lastCall![0].folder).toBe(other);
  await ended();
});

test('a link that leads nowhere for a moment is waited for', async () => {
  await follow(link);
  rmSync(link);
  await pass(5 * limits.publishLookMs);
  symlinkSync(other, link);
  await pass(limits.publishLookMs);
  await until(() => published.mock.calls.length === 2);
  expect(published.mock.lastCall![0].folder).toBe(other);
  await ended();
});

test('a folder that is gone ends it', async () => {
  await follow(folder);
  rmSync(folder, { recursive: true });
  watchers[0]!.emit('unlinkDir', folder);
  await expect(following).rejects.toThrow(`The folder ${folder} is gone. What was published from it stays.`);
  expect(jest.getTimerCount()).toBe(0);
});
