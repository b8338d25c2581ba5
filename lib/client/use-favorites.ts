'use client';

import useSWR, { useSWRConfig } from 'swr';

import type { Title } from '@/lib/domain/title';

import { readKeptPush } from './push/kept-push';
import { send } from './send';
import { existingSession } from './session';

const KEY = 'favorites';

// The codec comes with the operations: only pages whose reader has favourites ever load it for this.
const operations = () => import('@/lib/api/favorites');

async function load(): Promise<Title[]> {
  // A browser without a session has no favourites.
  return existingSession() ? (await operations()).fetchFavorites(send) : [];
}

/** The reader's favourites; `titles` is undefined until they are known. */
export function useFavorites() {
  const { data, error, mutate } = useSWR<Title[], unknown>(KEY, load);
  return { titles: data, error, reload: () => mutate() };
}

/**
 * Favourites or unfavourites a title; queues the write while offline. Resolves when the write is done, before the list is fetched again.
 * @throws OriginError, NetworkError
 */
export function useSetFavorite() {
  const { mutate } = useSWRConfig();
  return async (titleId: number, favorite: boolean) => {
    const [{ addFavorite, removeFavorite }, { orLater }] = await Promise.all([
      operations(),
      import('./later/or-later'),
    ]);
    const write = { endpoint: favorite ? 'addFavorite' : 'removeFavorite', query: { title_id: titleId } } as const;
    try {
      await orLater(write, () =>
        favorite ? addFavorite(send, { titleId, push: readKeptPush() }) : removeFavorite(send, { titleId }),
      );
    } catch (failure) {
      // An origin whose answer was lost, or was none that can be read, may have done it all the same.
      const titles = await mutate<Title[]>(KEY);
      if (titles?.some(({ id }) => id === titleId) !== favorite) throw failure;
    }
    // A mutation with data drops the answers to requests that were sent before it.
    void mutate<Title[]>(KEY, (titles) => (favorite ? titles : titles?.filter(({ id }) => id !== titleId)));
  };
}
