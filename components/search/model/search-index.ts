import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';
import type { Title } from '@/lib/domain/title';
import { foldPhrase } from '@/lib/fold';

/** A series that a keyword is in. */
export interface Found {
  /** The title to show: the first of the series that matches. */
  title: Title;
  /** All titles of the series in the chosen languages. */
  titles: readonly Title[];
}

/** One title as it is searched, and what is found by it. */
export interface Entry {
  /** Name and author, folded, a line each. */
  text: string;
  nameLength: number;
  /** The place of its series in the index. */
  place: number;
  found: Found;
}

/** The titles that a reader can be shown, folded once: series by name, of each that in the reader's own language first. */
export interface SearchIndex {
  entries: readonly Entry[];
}

/**
 * Makes the index of a catalogue. A series has a place in it if at least one of its titles is in a chosen content language.
 * @param own the language whose titles come first where there are several
 */
export function buildIndex(
  catalogue: readonly Pick<Series, 'titles'>[],
  languages: readonly Language[],
  own: Language,
): SearchIndex {
  const chosen = new Set(languages);
  const shown = catalogue.flatMap(({ titles }) => {
    const readable = titles.filter(({ language }) => chosen.has(language));
    const [first] = readable;
    if (!first) return [];
    const ordered = readable.some(({ language }) => language === own) ? ownFirst(readable, own) : readable;
    return [
      { titles: ordered, texts: ordered.map(({ name, author }) => [foldPhrase(name), foldPhrase(author)] as const) },
    ];
  });
  shown.sort((a, b) => compare(a.texts[0]![0], b.texts[0]![0]) || a.titles[0]!.id - b.titles[0]!.id);
  return {
    entries: shown.flatMap(({ titles, texts }, place) =>
      titles.map((title, index): Entry => {
        const [name, author] = texts[index]!;
        return { text: `${name}\n${author}`, nameLength: name.length, place, found: { title, titles } };
      }),
    ),
  };
}

function ownFirst(titles: readonly Title[], own: Language): Title[] {
  return [...titles.filter(({ language }) => language === own), ...titles.filter(({ language }) => language !== own)];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
