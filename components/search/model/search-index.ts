import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';
import type { Title } from '@/lib/domain/title';

import { fold } from './fold';

/** One title as it is searched, and what it stands for. */
export interface Entry {
  /** Name and author, folded, a line each. */
  text: string;
  nameLength: number;
  /** The place of its series in the index. */
  place: number;
  title: Title;
}

/** The series that a reader can be shown, folded once: by name, and their titles in a row. */
export interface SearchIndex {
  entries: readonly Entry[];
  /** Of each series its titles in the chosen languages, that in the reader's own first. */
  series: readonly (readonly Title[])[];
}

/**
 * Makes the index of a catalogue. A series has a place in it if at least one of its titles is in a chosen content language.
 * @param own the language whose titles come first where there are several
 */
export function buildIndex(catalogue: readonly Pick<Series, 'titles'>[], languages: readonly Language[], own: Language): SearchIndex {
  const chosen = new Set(languages);
  const shown = catalogue.flatMap(({ titles }) => {
    const readable = titles.filter(({ language }) => chosen.has(language));
    const [first] = readable;
    if (!first) return [];
    const ordered = readable.some(({ language }) => language === own) ? ownFirst(readable, own) : readable;
    return [{ titles: ordered, texts: ordered.map(({ name, author }) => [fold(name), fold(author)] as const) }];
  });
  shown.sort((a, b) => compare(a.texts[0]![0], b.texts[0]![0]) || a.titles[0]!.id - b.titles[0]!.id);
  return {
    series: shown.map(({ titles }) => titles),
    entries: shown.flatMap(({ titles, texts }, place) =>
      titles.map((title, index): Entry => {
        const [name, author] = texts[index]!;
        return { text: `${name}\n${author}`, nameLength: name.length, place, title };
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
