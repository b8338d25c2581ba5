import type { LanguageCode } from '@/lib/wire/language-codes';
import { isReadable } from './is-readable';
import type { PublishedChapter } from './publication';

/**
 * Of a series without pictures, the chapter whose first page is its cover: the first that is open at `now` (seconds), of its language if there is one.
 * Covers are for everybody, so one that is closed is taken only where all are.
 */
export function coverChapter<Chapter extends Pick<PublishedChapter, 'entry' | 'language'>>(chapters: readonly Chapter[], language: LanguageCode, now: number): Chapter | undefined {
  const open = chapters.filter((chapter) => isReadable(chapter, now));
  const counted = open.length > 0 ? open : chapters;
  return counted.find((chapter) => chapter.language === language) ?? counted[0];
}
