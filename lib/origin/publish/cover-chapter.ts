import type { LanguageCode } from '@/lib/wire/language-codes';
import { isReadable } from './is-readable';
import type { PublishedChapter } from './publication';

/**
 * Of a series without pictures, the chapter whose first page is its cover: the first that is open at `now` (seconds), of its language if there is one.
 * Covers are for everybody and for good, so one that will end is taken only where all that are open will, and one that is closed only where all are.
 */
export function coverChapter<Chapter extends Pick<PublishedChapter, 'entry' | 'language'>>(
  chapters: readonly Chapter[],
  language: LanguageCode,
  now: number,
): Chapter | undefined {
  const open = chapters.filter((chapter) => isReadable(chapter, now));
  const forGood = open.filter(({ entry }) => entry.end === undefined);
  const counted = [forGood, open].find((some) => some.length > 0) ?? chapters;
  return counted.find((chapter) => chapter.language === language) ?? counted[0];
}
