import type { Insertable } from 'kysely';
import { DAY_SECONDS } from '../day';
import { readSource } from '../store/chapter-pages';
import type { CommentTable } from '../store/schema';
import { textLanguage } from '../texts/text-language';
import type { ChapterRow } from './chapter-rows';
import { commentDeck, shuffled, type CommentDeck, type Said } from './comment-deck';
import { rng, type Rng } from './draw/rng';
import { LANGUAGE_SHARE } from './language-share';
import type { SeriesFacts } from './series-facts';

/** Readers write under the first chapters and under the newest. */
const FIRST = 3;
const NEWEST = 3;
const MOST = 16;
const LAST_COMMENT_SECONDS = 6 * DAY_SECONDS;
/** How often somebody is proud to be the first. */
const OPENED = 0.35;

/** Comments that were written by `now`: the more read a series is the more of them, most in the hours after the release. */
export function commentRows(
  facts: SeriesFacts,
  chapters: readonly ChapterRow[],
  { seed, now }: { seed: number; now: number },
): Insertable<CommentTable>[] {
  const newest = Math.max(...chapters.filter(({ start_at }) => start_at <= now).map(({ number }) => number));
  return chapters
    .filter(({ number, start_at }) => start_at <= now && (number <= FIRST || number > newest - NEWEST))
    .flatMap((chapter) => underChapter(chapter, facts, seed))
    .filter(({ created_at }) => created_at <= now);
}

function underChapter(chapter: ChapterRow, facts: SeriesFacts, seed: number): Insertable<CommentTable>[] {
  const { language } = readSource(chapter);
  const random = rng(`${seed}/${chapter.id}/comments`);
  const deck = commentDeck(facts, textLanguage(language), rng(`${seed}/${chapter.title_id}/comments`));
  const texts = dealt(deck, chapter.number, { random, popularity: facts.popularity });
  const readers = facts.popularity ** 1.5 * LANGUAGE_SHARE[language];
  return texts.map(([user_name, body], index) => {
    const place = (index + random.next()) / texts.length;
    // A few are liked by many, and who comes late is seldom read.
    const liked = random.next() ** 4 * (1.5 - place);
    return {
      id: chapter.id * 100 + index + 1,
      chapter_id: chapter.id,
      position: index + 1,
      user_name,
      body,
      created_at: chapter.start_at + Math.round(40 + LAST_COMMENT_SECONDS * place ** 4),
      seeded_likes: Math.round(readers * liked),
    };
  });
}

/** What is said under one chapter, first to last. Chapters that follow each other are dealt other parts of the deck. */
function dealt(
  { openings, about, others }: CommentDeck,
  number: number,
  { random, popularity }: { random: Rng; popularity: number },
): Said[] {
  const opening = random.next() < OPENED ? [random.pick(openings)] : [];
  const own = number === 1 ? about : [];
  // Everybody comes through the first chapter.
  const share = random.range(number === 1 ? 0.8 : 0.4, 1);
  const count = Math.max(own.length, Math.round(share * (2 + (popularity / 100) * (MOST - 2))));
  const from = ((number - 1) * MOST) % others.length;
  const inTurn = [...others.slice(from), ...others.slice(0, from)].slice(0, count - own.length);
  return [...opening, ...shuffled([...own, ...inTurn], random)];
}
