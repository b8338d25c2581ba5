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

const fetches = jest.mocked(fetchFavorites);
/** The favourites that the origin has. */
let favorites: number[] = [];

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('session', 'a-reader');
  favorites = [1];
  fetches.mockReset().mockImplementation(async () => favorites.map((id) => ({ id }) as Title));
  jest.mocked(addFavorite).mockImplementation(async (_, { titleId }) => void (favorites = [titleId, ...favorites]));
  jest.mocked(removeFavorite).mockImplementation(async (_, { titleId }) => {
    favorites = favorites.filter((id) => id !== titleId);
  });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
async function open() {
  const { result } = renderHook(() => ({ ...useFavorites(), setFavorite: useSetFavorite() }), { wrapper });
  await waitFor(() => expect(result.current.titles).toBeDefined());
  return {
    set: (...change: [titleId: number, isFavorite: boolean]) => act(() => result.current.setFavorite(...change)),
    ids: () => result.current.titles?.map(({ id }) => id),
  };
}

test('fetches the list again after each change, and notifies other tabs @4.27', async () => {
  const { set, ids } = await open();
  expect(ids()).toEqual([1]);
  await set(2, true);
  expect(ids()).toEqual([2, 1]);
  expect(fetches).toHaveBeenCalledTimes(2);
  const notified = storage.read('ownChange');
  expect(notified).toBeDefined();
  await set(1, false);
  expect(ids()).toEqual([2]);
  expect(fetches).toHaveBeenCalledTimes(3);
  expect(storage.read('ownChange')).not.toBe(notified);
});

test('a change ends before the list is fetched again, and a list requested before it is dropped', async () => {
  const { set, ids } = await open();
  let answer = (_: Title[]): void => undefined;
  fetches.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await set(1, false);
  expect(ids()).toEqual([]);
  await set(2, true);
  await act(async () => answer([{ id: 1 } as Title]));
  expect(ids()).toEqual([2]);
});

test('succeeds when the origin made a change whose answer was lost, and rejects one that it did not make', async () => {
  const { set, ids } = await open();
  jest.mocked(addFavorite).mockImplementation(async (_, { titleId }) => {
    if (titleId === 2) favorites = [titleId, ...favorites];
    throw new NetworkError('failed');
  });
  await set(2, true);
  expect(ids()).toEqual([2, 1]);
  await expect(set(3, true)).rejects.toMatchObject({ reason: 'failed' });
  expect(ids()).toEqual([2, 1]);
});

test('requests nothing without a session', async () => {
  window.localStorage.clear();
  const { ids } = await open();
  expect(ids()).toEqual([]);
  expect(fetches).not.toHaveBeenCalled();
});
