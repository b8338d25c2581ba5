import type { Rng } from './draw/rng';
import type { SeriesFacts, TagSlug } from './series-facts';
import { ABOUT_SERIES } from './texts/comments/about/all-about';
import { ALL_COMMENTS } from './texts/comments/all-comments';
import type { Mood, Voices } from './texts/comments/comment-bank';
import type { TextLanguage } from '../texts/text-language';

/** A reader's name with what he wrote. */
export type Said = readonly [userName: string, body: string];

export interface CommentDeck {
  /** Of which one may open a chapter's comments. */
  openings: readonly Said[];
  /** Of the series itself: under its first chapter, in any order. */
  about: readonly Said[];
  /** All others, shuffled. None is there twice. */
  others: readonly Said[];
}

/** What readers of such a series also speak of. Other tags have no words of their own. */
const MOODS: Partial<Record<TagSlug, Mood>> = {
  romance: 'romance',
  mystery: 'mystery',
  comedy: 'comedy',
  sport: 'sport',
  horror: 'eerie',
  supernatural: 'eerie',
  fantasy: 'far',
  adventure: 'far',
  'science-fiction': 'far',
};

/** What readers say under the chapters of a title, in its language. Under the first chapter somebody always writes what looks like a script. */
export function commentDeck(
  { slug, tags }: Pick<SeriesFacts, 'slug' | 'tags'>,
  language: TextLanguage,
  random: Rng,
): CommentDeck {
  const bank = ALL_COMMENTS[language];
  const moods = new Set(tags.flatMap((tag) => MOODS[tag] ?? []));
  const [script, ...markup] = said(bank.markup);
  return {
    openings: said(bank.first),
    about: [...said(ABOUT_SERIES[language][slug] ?? {}), ...(script ? [script] : [])],
    others: shuffled([...said(bank.any), ...markup, ...[...moods].flatMap((mood) => said(bank[mood]))], random),
  };
}

/** The same items in an order that the numbers decide. */
export function shuffled<Item>(items: readonly Item[], random: Rng): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const said = (voices: Voices): Said[] => Object.entries(voices);
