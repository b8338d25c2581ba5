'use client';

import useSWRImmutable from 'swr/immutable';

import type { SearchWish } from '@/lib/api/search-titles';
import type { Series } from '@/lib/domain/series';

import { send } from './send';

/** What the origin found, and for which keyword. */
interface ToldTitles {
  keyword: string;
  series: readonly Series[];
}

async function load([, wish]: readonly [string, SearchWish]): Promise<ToldTitles> {
  return { keyword: wish.keyword, series: await (await import('@/lib/api/search-titles')).searchTitles(send, wish) };
}

/**
 * What the origin finds for a keyword, and nothing where none is wished for. While one is looked for, `told` is what was found for the one before; undefined before
 * the first. `error` is why nothing came, undefined while it is asked for again.
 */
export function useFoundTitles(wish: SearchWish | undefined) {
  const options = { compare: Object.is, keepPreviousData: true, shouldRetryOnError: false };
  const { data, error, isValidating, mutate } = useSWRImmutable<
    ToldTitles,
    unknown,
    readonly [string, SearchWish] | undefined
  >(wish && ['found-titles', wish], load, options);
  return { told: data, error: isValidating ? undefined : error, reload: () => void mutate() };
}
