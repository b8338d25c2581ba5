'use client';

import { useMemo } from 'react';

import { useAllTitles } from '@/lib/client/use-all-titles';
import { useFoundTitles } from '@/lib/client/use-found-titles';
import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';
import { foldPhrase } from '@/lib/fold';

import { createFinder, type Finder } from './model/create-finder';
import { buildIndex, type Found } from './model/search-index';
import type { SearchedBy } from './model/searched-by';
import { useSettled } from './use-settled';

/** After the last letter, for what is asked of the origin. */
const QUIET_MS = 150;

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

/** What was found, and for which keyword: where the origin is asked, the one before stays until it has answered. */
export interface Answer {
  keyword: string;
  found: readonly Found[];
}

interface Search {
  by: SearchedBy;
  keyword: string;
  languages: readonly Language[];
  own: Language;
}

/** Searches in the browser, or at the origin; `answer` is undefined until there is one. */
export function useFinder({ by, keyword, languages, own }: Search) {
  const sent = useSettled(by === 'origin' ? keyword.trim() : '', QUIET_MS);
  const all = useAllTitles(by === 'browser');
  const few = useFoundTitles(sent === '' ? undefined : { keyword: sent, language: own, languages });
  const { error, reload } = by === 'browser' ? all : few;
  const known = by === 'browser' ? { keyword, series: all.series } : few.told;
  const [series, wanted] = [known?.series, known?.keyword];
  // A finder remembers the letters that lead to a keyword: asked again for one before, it would have to look anew.
  const answer = useMemo(
    (): Answer | undefined =>
      series && wanted !== undefined ? { keyword: wanted, found: finderOf(series, languages, own)(wanted) } : undefined,
    [series, wanted, languages, own],
  );
  const isAnswered = answer !== undefined && foldPhrase(answer.keyword) === foldPhrase(keyword);
  const isAsking = by === 'browser' || foldPhrase(keyword) !== '';
  return {
    answer: isAnswered || error === undefined ? answer : undefined,
    isAnswered,
    isBusy: isAsking && !isAnswered && error === undefined,
    error,
    reload,
  };
}
