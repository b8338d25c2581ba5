'use client';

import useSWRImmutable from 'swr/immutable';

import type { AvailableLanguage } from '@/lib/domain/available-language';

import { send } from './send';

const load = async (): Promise<AvailableLanguage[]> => (await import('@/lib/api/languages')).fetchLanguages(send);

/** The content languages there are titles in; undefined until they are known, asked for when a component first needs them. */
export function useAvailableLanguages(): AvailableLanguage[] | undefined {
  return useSWRImmutable<AvailableLanguage[], unknown>('languages', load).data;
}
