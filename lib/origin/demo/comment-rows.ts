import type { Insertable } from 'kysely';
import { DAY_SECONDS } from '../day';
import { readSource } from '../store/chapter-pages';
import type { CommentTable } from '../store/schema';
import type { ChapterRow } from './chapter-rows';
import { rng, type Rng } from './draw/rng';
import type { SeriesFacts } from './series-facts';
import { ALL_COMMENTS } from './texts/comments/all-comments';
import { textLanguage } from '../texts/text-language';

/** Readers write under the first chapters and under the newest. */
const FIRST = 3;
const NEWEST = 3;
const MOST = 14;
const LAST_COMMENT_SECONDS = 6 * DAY_SECONDS;

/** Comments that were written by `now`: the more read a series is the more of them, most in the hours after the release. */
export function commentRows(
  facts: SeriesFacts,
  chapters: readonly ChapterRow[],
  { seed, now }: { seed: number; now: number },
): Insertable<CommentTable>[] {
  const newest = Math.max(...chapters.filter(({ start_at }) => start_at <= now).map(({ number }) => number));
  return chapters
    .filter(({ number, start_at }) => start_at <= now && (number <= FIRST || number > newest - NEWEST))
    .flatMap((chapter) => underChapter(chapter, facts, rng(`${seed}/${chapter.id}/comments`)))
    .filter(({ created_at }) => created_at <= now);
}

function underChapter(chapter: ChapterRow, facts: SeriesFacts, random: Rng): Insertable<CommentTable>[] {
  const texts = shuffled(ALL_COMMENTS[textLanguage(readSource(chapter).language)], random);
  const count = Math.min(texts.length, Math.round(random.range(0.3, 1) * (2 + (facts.popularity / 100) * (MOST - 2))));
  return texts.slice(0, count).map(({ userName, body }, index) => ({
    id: chapter.id * 100 + index + 1,
    chapter_id: chapter.id,
    position: index + 1,
    user_name: userName,
    body,
    created_at: chapter.start_at + Math.round(60 + LAST_COMMENT_SECONDS * (index / MOST) ** 4),
    seeded_likes: Math.round(facts.popularity * random.next() ** 3 * 12),
  }));
}

function shuffled<Item>(items: readonly Item[], random: Rng): Item[] {
  return items.map((item) => ({ item, at: random.next() })).sort((a, b) => a.at - b.at).map(({ item }) => item);
}
