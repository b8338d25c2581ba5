/** Finds which of many texts contain a keyword, whatever the case. */
export interface SearchIndex {
  /** Numbers of the texts, counted from 0, in order. An empty keyword is in none. */
  find(keyword: string): number[];
}

/**
 * Lists for every two neighbouring letters the texts that have them:
 *
 *     "Sixth Bench"   si ix xt th h· ·b be en nc ch
 *
 * A keyword is then looked for only in the texts of its rarest pair. One of a single letter is looked for in all.
 */
export function createSearchIndex(texts: readonly string[]): SearchIndex {
  const folded = texts.map(fold);
  const textsByPair = new Map<string, number[]>();
  for (const [number, text] of folded.entries()) {
    for (const pair of new Set(pairsOf(text))) {
      const list = textsByPair.get(pair);
      if (list) list.push(number);
      else textsByPair.set(pair, [number]);
    }
  }

  return {
    find(keyword) {
      const wanted = fold(keyword.trim());
      if (wanted === '') return [];
      const lists = pairsOf(wanted).map((pair) => textsByPair.get(pair) ?? []);
      const candidates = lists.length > 0 ? lists.reduce((rarest, list) => (list.length < rarest.length ? list : rarest)) : folded.keys();
      return [...candidates].filter((number) => folded[number]!.includes(wanted));
    },
  };
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}
