import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

import { addFavorite, fetchFavorites, removeFavorite } from '@/lib/api/favorites';
import { NetworkError } from '@/lib/api/network-error';
import type { Title } from '@/lib/domain/title';
import { storage } from '@/lib/storage';

import { useFavorites, useSetFavorite } from './use-favorites';

jest.mock('@/lib/api/favorites', () => ({
  addFavorite: jest.fn(),
  fetchFavorites: jest.fn(),
  removeFavorite: jest.fn(),
}));
jest.mock('./send', () => ({ send: jest.fn() }));

const asked = jest.mocked(fetchFavorites);
let kept: number[] = [];

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

async function open() {
  const { result } = renderHook(() => ({ ...useFavorites(), setFavorite: useSetFavorite() }), { wrapper });
  await waitFor(() => expect(result.current.titles).toBeDefined());
  return {
    set: (titleId: number, favorite: boolean, reason?: string) =>
      act(async () => {
        const done = result.current.setFavorite(titleId, favorite);
        await (reason ? expect(done).rejects.toMatchObject({ reason }) : done);
      }),
    ids: () => result.current.titles?.map(({ id }) => id),
  };
}

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('session', 'a-reader');
  kept = [1];
  asked.mockReset().mockImplementation(() => Promise.resolve(kept.map((id) => ({ id }) as Title)));
  jest
    .mocked(addFavorite)
    .mockReset()
    .mockImplementation(async (_, { titleId }) => void (kept = [titleId, ...kept]));
  jest
    .mocked(removeFavorite)
    .mockReset()
    .mockImplementation(async (_, { titleId }) => void (kept = kept.filter((id) => id !== titleId)));
});

test('after any change the list is asked for again, and other tabs are told @4.27', async () => {
  const { set, ids } = await open();
  expect(ids()).toEqual([1]);
  await set(2, true);
  expect(ids()).toEqual([2, 1]);
  expect(asked).toHaveBeenCalledTimes(2);
  const told = storage.read('ownChange');
  expect(told).toBeDefined();
  await set(1, false);
  expect(ids()).toEqual([2]);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(storage.read('ownChange')).not.toBe(told);
});

test('a change that was done though nobody could read the answer is no failure; one that was not is told, and leaves what there was', async () => {
  const { set, ids } = await open();
  jest.mocked(addFavorite).mockImplementation(async (_, { titleId }) => {
    if (titleId === 2) kept = [titleId, ...kept];
    throw new NetworkError('failed');
  });
  await set(2, true);
  expect(ids()).toEqual([2, 1]);
  await set(3, true, 'failed');
  expect(ids()).toEqual([2, 1]);
});

test('who never wrote anything is asked nothing', async () => {
  window.localStorage.clear();
  const { ids } = await open();
  expect(ids()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});
