/** @jest-environment jsdom */
import { tell } from '@/lib/api/ask';
import { NetworkError } from '@/lib/api/network-error';
import { OriginError } from '@/lib/domain/origin-error';
import { storage } from '@/lib/storage';

import { laterWrites } from './model/later-writes';
import { orLater } from './or-later';
import { queuedFavorite } from './queued-favorite';
import { sendLater } from './send-later';

jest.mock('@/lib/api/ask', () => ({ tell: jest.fn() }));
jest.mock('../send', () => ({ send: jest.fn() }));

const told = jest.mocked(tell);
const away = new NetworkError('unreachable');
const refused = new OriginError('default', { all: [] });
const favorite = (titleId: number, isIn = true) => ({ endpoint: isIn ? ('addFavorite' as const) : ('removeFavorite' as const), query: { title_id: titleId } });
const waiting = () => laterWrites(storage.read('laterWrites')).map(({ endpoint, query }) => `${endpoint} ${query.title_id}`);
const sent = () => told.mock.calls.map(([, { endpoint, query }]) => `${endpoint} ${query?.title_id}`);

beforeEach(() => {
  window.localStorage.clear();
  told.mockReset().mockResolvedValue();
});

test('what is done without a network is sent once, in order, when it is back', async () => {
  told.mockRejectedValue(away);
  await orLater(favorite(1), () => Promise.reject(away));
  await orLater(favorite(2), () => Promise.reject(away));
  await orLater(favorite(1, false), () => Promise.reject(away));
  expect(waiting()).toEqual(['addFavorite 1', 'addFavorite 2', 'removeFavorite 1']);
  expect([queuedFavorite(1), queuedFavorite(2), queuedFavorite(3)]).toEqual([false, true, undefined]);

  told.mockReset().mockResolvedValue();
  await Promise.all([sendLater(), sendLater()]);
  expect(sent()).toEqual(['addFavorite 1', 'addFavorite 2', 'removeFavorite 1']);
  expect(waiting()).toEqual([]);
});

test('what is done while others wait goes behind them', async () => {
  await orLater(favorite(1), () => Promise.reject(away));
  const now = jest.fn();
  await orLater(favorite(2), now);
  expect(now).not.toHaveBeenCalled();
  expect(sent()).toEqual(['addFavorite 1', 'addFavorite 2']);
});

test('what the origin refuses is dropped, and what follows is sent', async () => {
  await orLater(favorite(1), () => Promise.reject(away));
  told.mockRejectedValueOnce(refused);
  await orLater(favorite(2), () => Promise.reject(away));
  expect(sent()).toEqual(['addFavorite 1', 'addFavorite 2']);
  expect(waiting()).toEqual([]);
});

test('a service that is closed is asked again later', async () => {
  await orLater(favorite(1), () => Promise.reject(away));
  told.mockRejectedValue(new OriginError('maintenance', { all: [] }));
  await sendLater();
  expect(waiting()).toEqual(['addFavorite 1']);
});

test('a refusal, a failure of the origin and blocked storage are told to whoever asked', async () => {
  await expect(orLater(favorite(1), () => Promise.reject(refused))).rejects.toBe(refused);
  const failed = new NetworkError('failed');
  await expect(orLater(favorite(1), () => Promise.reject(failed))).rejects.toBe(failed);
  const write = jest.spyOn(storage, 'write').mockReturnValue(false);
  await expect(orLater(favorite(1), () => Promise.reject(away))).rejects.toBe(away);
  write.mockRestore();
  expect(waiting()).toEqual([]);
});
