'use client';

import { useMemo } from 'react';

import { useAllTitles } from '@/lib/client/use-all-titles';
import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';

import { createFinder, type Finder } from './model/create-finder';
import { buildIndex } from './model/search-index';

/** The last finder made of a catalogue: who comes back to the search finds it as it was left. */
const finders = new WeakMap<readonly Series[], { edition: string; find: Finder }>();

function finderOf(series: readonly Series[], languages: readonly Language[], own: Language): Finder {
  const edition = `${own} of ${languages.join()}`;
  const kept = finders.get(series);
  if (kept?.edition === edition) return kept.find;
  const find = createFinder(buildIndex(series, languages, own));
  finders.set(series, { edition, find });
  return find;
}

/** Searches the whole catalogue in the browser; `find` is undefined until the titles are there. */
export function useFinder(languages: readonly Language[], own: Language) {
  const { series, error, reload } = useAllTitles();
  const find = useMemo(() => series && finderOf(series, languages, own), [series, languages, own]);
  return { find, error, reload };
}
