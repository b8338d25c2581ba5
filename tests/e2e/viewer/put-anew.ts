import { titleIdOf } from '../../support/answer-chapter';
import type { ChapterOrigin } from '../../support/chapter-origin';
import type { ChapterSpec } from '../../support/chapter-spec';

/** Above those that chapters have by themselves, or are given by tests. */
let lastId = 10_000;

/**
 * Puts chapters under ids that nobody has asked for yet, and gives these; of each other they are what they were. Their pages are made for whoever opens them: not once
 * more behind him, because an earlier test has seen them over a minute ago. Nor is a call taken for his that an earlier test's page has left on its way.
 */
export function putAnew<const Chapters extends readonly ChapterSpec[]>(
  origin: ChapterOrigin,
  chapters: Chapters,
): { [Place in keyof Chapters]: number } {
  const ids = new Map(chapters.map(({ id }) => [id, ++lastId]));
  for (const chapter of chapters) {
    origin.put({
      ...chapter,
      id: ids.get(chapter.id)!,
      titleId: ids.get(titleIdOf(chapter)),
      next: chapter.next === undefined ? undefined : ids.get(chapter.next),
    });
  }
  return [...ids.values()] as { [Place in keyof Chapters]: number };
}
