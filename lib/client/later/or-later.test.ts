/** @jest-environment jsdom */
import { mutate } from 'swr';

import { tell } from '@/lib/api/ask';
import { NetworkError } from '@/lib/api/network-error';
import { OriginError } from '@/lib/domain/origin-error';
import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

import { orLater } from './or-later';
import { queuedFavorite } from './queued-favorite';
import { onRefused } from './refused';
import { sendLater } from './send-later';
import { storedWrites } from './stored-writes';

jest.mock('@/lib/api/ask', () => ({ tell: jest.fn() }));
jest.mock('swr', () => ({ mutate: jest.fn() }));

const told = jest.mocked(tell);
const away = new NetworkError('unreachable');
const refused = new OriginError('default', { all: [] });
const favorite = (titleId: number, isFavorite = true) => ({
  endpoint: isFavorite ? ('addFavorite' as const) : ('removeFavorite' as const),
  query: { title_id: titleId },
});
const like = (commentId: number) => ({ endpoint: 'likeComment' as const, query: { comment_id: commentId } });
const named = ({ endpoint, query }: { endpoint: string; query?: object }) =>
  `${endpoint} ${Object.values(query ?? {}).join()}`;
const queued = () => storedWrites().map(named);
const sent = () => told.mock.calls.map(([, call]) => named(call));

type Write = Parameters<typeof orLater>[0];
const writeOffline = (write: Write) => orLater(write, () => Promise.reject(away));
/** Queues writes without that any is sent. */
async function queue(...writes: Write[]): Promise<void> {
  told.mockRejectedValue(away);
  for (const write of writes) await writeOffline(write);
  await sendLater();
  told.mockReset().mockResolvedValue();
}

beforeEach(() => {
  window.localStorage.clear();
  told.mockReset().mockResolvedValue();
  jest.mocked(mutate).mockReset();
});
afterEach(() => jest.restoreAllMocks());

test('sends what was done offline once, in order, and revalidates what it shows', async () => {
  const writes = ['addFavorite 1', 'likeComment 2', 'addFavorite 2', 'removeFavorite 1'];
  await queue(favorite(1), like(2), favorite(2), favorite(1, false));
  expect(queued()).toEqual(writes);
  expect([1, 2, 3].map(queuedFavorite)).toEqual([false, true, undefined]);
  expect(mutate).not.toHaveBeenCalled();

  await Promise.all([sendLater(), sendLater()]);
  expect(sent()).toEqual(writes);
  expect(queued()).toEqual([]);
  expect(mutate).toHaveBeenCalledTimes(1);
  const [isShown] = jest.mocked(mutate).mock.calls[0] as unknown as [(key: unknown) => boolean];
  expect(['favorites', ['comments', 7], 'languages', ['other', 7]].map(isShown)).toEqual([true, true, false, false]);
});

test('sends writes made during a flush behind the queued ones, also those of other tabs', async () => {
  await writeOffline(favorite(1));
  const now = jest.fn();
  told.mockImplementationOnce(async () => {
    await orLater(favorite(2), now);
    window.localStorage.setItem('laterWrite_other-tab', JSON.stringify({ place: 9, ...like(3) }));
  });
  await sendLater();
  expect(now).not.toHaveBeenCalled();
  expect(sent()).toEqual(['addFavorite 1', 'addFavorite 2', 'likeComment 3']);
  expect(queued()).toEqual([]);
});

test('drops a refused write with a notification, and sends the next', async () => {
  const notified = jest.fn();
  const stop = onRefused(notified);
  await writeOffline(favorite(1));
  told.mockRejectedValueOnce(refused);
  await writeOffline(favorite(2));
  await sendLater();
  stop();
  expect(sent()).toEqual(['addFavorite 1', 'addFavorite 2']);
  expect(queued()).toEqual([]);
  expect(notified.mock.calls).toEqual([['favorite']]);
});

test.each([
  ['is closed', new OriginError('maintenance', { all: [] })],
  ['is busy', new NetworkError('busy')],
])('keeps the queue while the origin %s', async (_, error) => {
  await queue(favorite(1), favorite(2));
  told.mockRejectedValue(error);
  await sendLater();
  expect(sent()).toEqual(['addFavorite 1']);
  expect(queued()).toEqual(['addFavorite 1', 'addFavorite 2']);
});

test('holds back writes about the same title or comment as one that the origin failed on', async () => {
  await queue(favorite(1), favorite(1, false), like(1));
  told.mockImplementation(async (_, { query }) => {
    if (query?.title_id) throw new NetworkError('failed');
  });
  await sendLater();
  expect(sent()).toEqual(['addFavorite 1', 'likeComment 1']);
  expect(queued()).toEqual(['addFavorite 1', 'removeFavorite 1']);
});

test.each([
  ['the origin refuses', refused, undefined],
  ['the origin fails on', new NetworkError('failed'), undefined],
  ['storage refuses to hold', away, false],
  ['storage claims to hold and loses', away, true],
])('rejects a write that %s', async (_, error, written) => {
  if (written !== undefined) jest.spyOn(storage, 'write').mockReturnValue(written);
  await expect(orLater(favorite(1), () => Promise.reject(error))).rejects.toBe(error);
  expect(queued()).toEqual([]);
});

test('rejects a write to a full queue, and makes it at once when the queue was sent', async () => {
  await queue(...Array.from({ length: limits.laterWritesMax }, (_, index) => favorite(index + 1)));
  told.mockRejectedValueOnce(away);
  const now = jest.fn(() => Promise.resolve());
  await expect(orLater(like(1), now)).rejects.toBeInstanceOf(NetworkError);
  expect(now).not.toHaveBeenCalled();
  told.mockClear();
  await orLater(like(1), now);
  expect(sent()).toHaveLength(limits.laterWritesMax);
  expect(now).toHaveBeenCalledTimes(1);
});

test.each([
  '{',
  '{"place":1,"endpoint":"contact","query":{}}',
  '{"place":"1","endpoint":"addFavorite","query":{"title_id":7}}',
  '{"place":1,"endpoint":"addFavorite","query":{"title_id":"7"}}',
])('removes the invalid queue entry %j', async (stored) => {
  window.localStorage.setItem('laterWrite_1', stored);
  await writeOffline(like(2));
  await sendLater();
  expect(sent()).toEqual(['likeComment 2']);
  expect(storage.keysOf('laterWrite_')).toEqual([]);
});
