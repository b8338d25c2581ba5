import { foldPhrase } from '@/lib/fold';

import type { Entry, Found, SearchIndex } from './search-index';

/** Answers a keyword with the series it is in, the best first; the same keyword twice with the same list. */
export type Finder = (keyword: string) => readonly Found[];

interface Step {
  wanted: string;
  hits: readonly Entry[];
  found: readonly Found[];
}

const NOTHING: readonly Found[] = [];

/**
 * Searches an index by name or author. A keyword that goes on from the last ones is looked for among their hits alone, and one that
 * goes back to them is already answered, so that typing costs less with each letter and erasing nothing.
 */
export function createFinder(index: SearchIndex): Finder {
  let steps: Step[] = [];
  return function find(keyword) {
    const wanted = foldPhrase(keyword);
    if (wanted === '') return NOTHING;
    steps = steps.filter((step) => wanted.includes(step.wanted));
    const last = steps.at(-1);
    if (last?.wanted === wanted) return last.found;
    const hits = (last?.hits ?? index.entries).filter(({ text }) => text.includes(wanted));
    const found = ranked(hits, wanted);
    steps.push({ wanted, hits, found });
    return found;
  };
}

const RANKS = 5;
const WITHIN_WORD = /[\p{L}\p{M}\p{N}]/u;
/** The first code that is not ASCII. */
const FOREIGN = 0x80;
const ASCII_WITHIN_WORD = Array.from({ length: FOREIGN }, (_, code) => WITHIN_WORD.test(String.fromCharCode(code)));

function isWithinWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < FOREIGN ? ASCII_WITHIN_WORD[code]! : WITHIN_WORD.test(text[at]!);
}

/** How good a hit is, 0 the best: the name begins with it, a word of the name does, the name has it; the author's word begins with it, the author has it. */
function rankOf({ text, nameLength }: Entry, wanted: string): number {
  if (text.startsWith(wanted)) return 0;
  let rank = RANKS;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const beginsWord = !isWithinWord(text, at - 1);
    const inName = at < nameLength;
    rank = Math.min(rank, (inName ? 1 : 3) + (beginsWord ? 0 : 1));
    if (beginsWord) break;
  }
  return rank;
}

/** Hits are in the order of the series, so each list of a rank is by name too. */
function ranked(hits: readonly Entry[], wanted: string): readonly Found[] {
  const lists: Found[][] = Array.from({ length: RANKS }, () => []);
  for (let at = 0; at < hits.length;) {
    const { place, found } = hits[at]!;
    let best = RANKS - 1;
    for (; at < hits.length && hits[at]!.place === place; at++) best = Math.min(best, rankOf(hits[at]!, wanted));
    lists[best]!.push(found);
  }
  return ([] as Found[]).concat(...lists);
}
