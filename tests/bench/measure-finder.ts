import { createFinder } from '@/components/search/model/create-finder';
import { foldKeyword } from '@/components/search/model/fold';
import { buildIndex } from '@/components/search/model/search-index';
import type { Language } from '@/lib/domain/language';
import { median } from './median';
import { namedCatalogue } from './search-names';

/** What readers type, a keystroke each: the first letters are in most names, later ones in few; some erase, paste or use other alphabets. */
const TYPED: readonly (readonly string[])[] = [
  ['a', 'am', 'amb', 'ambe', 'amber'],
  ['e', 'er', 'e', ''],
  ['u', 'un', 'und', 'unde', 'under', 'under ', 'under s'],
  ['п', 'по', 'пос', 'посл'],
  ['ё', 'ёл', 'ёлк'],
  ['แ', 'แม', 'แม่', 'แม่น', 'แม่น้ำ'],
  ['đ', 'đư', 'đườ', 'duong'],
  ['straße', 'Northern Observatory without End', 'zzz'],
];
const ALL: readonly Language[] = ['eng', 'esp', 'fra', 'ind', 'ptb', 'rus', 'tha', 'deu', 'ita', 'vie'];

export interface Keystroke {
  typed: string;
  hits: number;
  /** Medians over the rounds, in milliseconds: of the search, and of a bare loop of `includes` over the same folded texts. */
  milliseconds: number;
  bare: number;
}

export interface FinderFigures {
  titles: number;
  /** Making the index, once when the titles come. */
  index: number;
  keystrokes: Keystroke[];
}

/** Types everything, round after round, each with a search that has seen nothing before. */
export function measureFinder(titles: number, rounds: number): FinderFigures {
  const catalogue = namedCatalogue(titles);
  const index = buildIndex(catalogue, ALL, 'eng');
  const texts = index.entries.map(({ text }) => text);
  const indexTimes: number[] = [];
  const times = new Map<string, { hits: number; search: number[]; bare: number[] }>();
  for (let round = 0; round <= rounds; round++) {
    indexTimes.push(timed(() => buildIndex(catalogue, ALL, 'eng')).milliseconds);
    for (const [at, keywords] of TYPED.entries()) {
      const find = createFinder(index);
      for (const [step, keyword] of keywords.entries()) {
        const search = timed(() => find(keyword));
        const wanted = foldKeyword(keyword);
        const bare = timed(() => count(texts, wanted));
        // The first round warms up.
        if (round === 0) times.set(`${at} ${step}`, { hits: search.result.length, search: [], bare: [] });
        else times.get(`${at} ${step}`)!.search.push(search.milliseconds);
        if (round > 0) times.get(`${at} ${step}`)!.bare.push(bare.milliseconds);
      }
    }
  }
  return {
    titles,
    index: median(indexTimes),
    keystrokes: TYPED.flatMap((keywords, at) =>
      keywords.map((typed, step) => {
        const { hits, search, bare } = times.get(`${at} ${step}`)!;
        return { typed, hits, milliseconds: median(search), bare: median(bare) };
      }),
    ),
  };
}

function count(texts: readonly string[], wanted: string): number {
  let found = 0;
  for (const text of texts) if (text.includes(wanted)) found++;
  return found;
}

function timed<Result>(work: () => Result): { result: Result; milliseconds: number } {
  const started = performance.now();
  const result = work();
  return { result, milliseconds: performance.now() - started };
}
