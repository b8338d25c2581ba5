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
const favorite = (titleId: number, isIn = true) => ({
  endpoint: isIn ? ('addFavorite' as const) : ('removeFavorite' as const),
  query: { title_id: titleId },
});
const like = (commentId: number) => ({ endpoint: 'likeComment' as const, query: { comment_id: commentId } });
const named = ({ endpoint, query }: { endpoint: string; query?: object }) =>
  `${endpoint} ${Object.values(query ?? {}).join()}`;
const waiting = () => storedWrites().map(named);
const sent = () => told.mock.calls.map(([, call]) => named(call));

/** Does something while there is no network. */
const doAway = (write: Parameters<typeof orLater>[0]) => orLater(write, () => Promise.reject(away));

beforeEach(() => {
  window.localStorage.clear();
  told.mockReset().mockResolvedValue();
  jest.mocked(mutate).mockReset();
});

test('what is done without a network is sent once, in order, when it is back, and shown as it is then', async () => {
  told.mockRejectedValue(away);
  for (const write of [favorite(1), like(2), favorite(2), favorite(1, false)]) await doAway(write);
  await sendLater();
  expect(waiting()).toEqual(['addFavorite 1', 'likeComment 2', 'addFavorite 2', 'removeFavorite 1']);
  expect([queuedFavorite(1), queuedFavorite(2), queuedFavorite(3)]).toEqual([false, true, undefined]);
  expect(mutate).not.toHaveBeenCalled();

  told.mockReset().mockResolvedValue();
  await Promise.all([sendLater(), sendLater()]);
  expect(sent()).toEqual(['addFavorite 1', 'likeComment 2', 'addFavorite 2', 'removeFavorite 1']);
  expect(waiting()).toEqual([]);
  expect(mutate).toHaveBeenCalledTimes(1);
  const [isShown] = jest.mocked(mutate).mock.calls[0] as unknown as [(key: unknown) => boolean];
  expect(['favorites', ['comments', 7], 'languages', ['other', 7]].map(isShown)).toEqual([true, true, false, false]);
});

test('what nobody answered in time is sent once more, for nobody knows what became of it', async () => {
  await orLater(favorite(1), () => Promise.reject(new NetworkError('timeout')));
  expect(waiting()).toEqual(['addFavorite 1']);
  await sendLater();
  expect(sent()).toEqual(['addFavorite 1']);
  expect(waiting()).toEqual([]);
});

test('what is done while others wait goes behind them', async () => {
  await doAway(favorite(1));
  const now = jest.fn();
  await orLater(favorite(2), now);
  expect(now).not.toHaveBeenCalled();
  await sendLater();
  expect(sent()).toEqual(['addFavorite 1', 'addFavorite 2']);
});

test('what is done while others are sent goes out with them, and nothing of another tab is lost', async () => {
  await doAway(favorite(1));
  told.mockImplementationOnce(async () => {
    await orLater(favorite(2), jest.fn());
    window.localStorage.setItem('laterWrite_other-tab', JSON.stringify({ place: 9, ...like(3) }));
  });
  await sendLater();
  expect(sent()).toEqual(['addFavorite 1', 'addFavorite 2', 'likeComment 3']);
  expect(waiting()).toEqual([]);
});

test('a network that comes back during a call that nobody answers is used as soon as that has ended', async () => {
  await doAway(favorite(1));
  told.mockImplementationOnce(async () => {
    void sendLater();
    throw away;
  });
  await sendLater();
  expect(sent()).toEqual(['addFavorite 1', 'addFavorite 1']);
});

test('a tab whose storage is behind does not send again what another has sent', async () => {
  jest.useFakeTimers();
  const held = new Set<string>();
  const locks = {
    async request(name: string, work: () => Promise<unknown>) {
      held.add(name);
      await work();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  await doAway(favorite(1));
  const before = { ...window.localStorage };
  await sendLater();
  Object.assign(window.localStorage, before);
  expect(waiting()).toEqual(['addFavorite 1']);
  await sendLater();
  expect(sent()).toEqual(['addFavorite 1']);
  expect(waiting()).toEqual([]);
  await jest.advanceTimersByTimeAsync(limits.laterSentSaidMs);
  expect([...held]).toEqual([]);
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

test('showing what has come of it keeps nothing from being sent', async () => {
  jest.mocked(mutate).mockReturnValue(new Promise(() => undefined));
  await doAway(favorite(1));
  await sendLater();
  await doAway(favorite(2));
  await sendLater();
  expect(sent()).toEqual(['addFavorite 1', 'addFavorite 2']);
});

test('what the origin refuses is dropped and told of, and what follows is sent', async () => {
  const said = jest.fn();
  const end = onRefused(said);
  await doAway(favorite(1));
  told.mockRejectedValueOnce(refused);
  await doAway(favorite(2));
  await sendLater();
  end();
  expect(sent()).toEqual(['addFavorite 1', 'addFavorite 2']);
  expect(waiting()).toEqual([]);
  expect(said.mock.calls).toEqual([['favorite']]);
});

test.each([
  ['that is closed', new OriginError('maintenance', { all: [] })],
  ['that asks for patience', new NetworkError('busy')],
  ['that does not answer', new NetworkError('timeout')],
])('a service %s is asked again later', async (_, error) => {
  told.mockRejectedValue(error);
  await doAway(favorite(1));
  await doAway(favorite(2));
  await sendLater();
  told.mockClear();
  await sendLater();
  expect(sent()).toEqual(['addFavorite 1']);
  expect(waiting()).toEqual(['addFavorite 1', 'addFavorite 2']);
});

test('what the origin fails on holds up what is about the same thing, and nothing else', async () => {
  told.mockRejectedValue(away);
  for (const write of [favorite(1), favorite(1, false), like(1)]) await doAway(write);
  await sendLater();
  told
    .mockReset()
    .mockImplementation((_, { query }) =>
      query?.title_id ? Promise.reject(new NetworkError('failed')) : Promise.resolve(),
    );
  await sendLater();
  expect(sent()).toEqual(['addFavorite 1', 'likeComment 1']);
  expect(waiting()).toEqual(['addFavorite 1', 'removeFavorite 1']);
});

test('an origin that fails on everything is left alone', async () => {
  told.mockRejectedValue(away);
  for (let titleId = 1; titleId < 9; titleId++) await doAway(favorite(titleId));
  await sendLater();
  told.mockReset().mockRejectedValue(new NetworkError('failed'));
  await sendLater();
  expect(sent()).toHaveLength(3);
  expect(waiting()).toHaveLength(8);
});

test('a refusal, a failure of the origin and blocked storage are told to whoever asked', async () => {
  await expect(orLater(favorite(1), () => Promise.reject(refused))).rejects.toBe(refused);
  const failed = new NetworkError('failed');
  await expect(orLater(favorite(1), () => Promise.reject(failed))).rejects.toBe(failed);
  const write = jest.spyOn(storage, 'write').mockReturnValue(false);
  await expect(doAway(favorite(1))).rejects.toBe(away);
  write.mockRestore();
  expect(waiting()).toEqual([]);
});

test('storage that says yes and keeps nothing is told, too', async () => {
  const write = jest.spyOn(storage, 'write').mockReturnValue(true);
  await expect(doAway(favorite(1))).rejects.toBe(away);
  write.mockRestore();
});

test('when as many wait as may, one more is told; once they are gone it is done at once', async () => {
  told.mockRejectedValue(away);
  for (let titleId = 1; titleId <= limits.laterWritesMax; titleId++) await doAway(favorite(titleId));
  const now = jest.fn(() => Promise.resolve());
  await expect(orLater(like(1), now)).rejects.toBeInstanceOf(NetworkError);
  expect(now).not.toHaveBeenCalled();
  told.mockReset().mockResolvedValue();
  await orLater(like(1), now);
  expect(sent()).toHaveLength(limits.laterWritesMax);
  expect(now).toHaveBeenCalledTimes(1);
});

test('rubbish in the storage is removed, and holds up nothing', async () => {
  window.localStorage.setItem('laterWrite_1', '{');
  window.localStorage.setItem('laterWrite_2', JSON.stringify({ place: 1, endpoint: 'contact', query: {} }));
  const now = jest.fn(() => Promise.resolve());
  await orLater(like(1), now);
  expect(now).toHaveBeenCalledTimes(1);
  await doAway(like(2));
  await sendLater();
  expect(sent()).toEqual(['likeComment 2']);
  expect(storage.keysOf('laterWrite_')).toEqual([]);
});
