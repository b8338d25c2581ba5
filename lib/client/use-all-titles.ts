'use client';

import useSWRImmutable from 'swr/immutable';

import type { Series } from '@/lib/domain/series';

import { send } from './send';

const load = async (): Promise<Series[]> => (await import('@/lib/api/all-titles')).fetchAllTitles(send);

/**
 * The whole catalogue; `series` is undefined until it is known. Asked for when a component first needs it, then held until the document goes; never where it is not wanted.
 * `error` is why it did not come, undefined while it is asked for again.
 */
export function useAllTitles(isWanted: boolean) {
  // Comparing two catalogues by their contents would take longer than drawing anything.
  const options = { compare: Object.is, shouldRetryOnError: false };
  const { data, error, isValidating, mutate } = useSWRImmutable<Series[], unknown>(
    isWanted && 'all-titles',
    load,
    options,
  );
  return { series: data, error: isValidating ? undefined : error, reload: () => void mutate() };
}
