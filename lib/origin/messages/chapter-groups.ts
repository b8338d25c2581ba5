import type { wire } from '@/lib/wire/messages';
import type { ChapterSummary } from '../store/chapters';
import { chapterMessage, isListed, type ChapterDesk } from './chapter';

const FIRST_CHAPTERS = 3;
const GROUP_SIZE = 50;

/**
 * A title's chapters in groups of fifty by number, a prologue of number 0 in the first. In each: the first three of the story, those that are open in the app alone,
 * and the newest that the web opens. Those that have ended are in none.
 */
export function chapterGroups(
  chapters: readonly ChapterSummary[],
  desk: ChapterDesk,
): wire.TitleDetailView.IChapterGroup[] {
  const groups: ChapterSummary[][] = [];
  for (const chapter of chapters)
    if (desk.now < chapter.end_at)
      (groups[Math.max(0, Math.floor((chapter.number - 1) / GROUP_SIZE))] ??= []).push(chapter);
  return groups.filter(Boolean).map((group) => {
    const part = (belongs: (chapter: ChapterSummary) => boolean) =>
      group.filter(belongs).map((chapter) => chapterMessage(chapter, desk));
    const isFirst = ({ number }: ChapterSummary) => number <= FIRST_CHAPTERS;
    return {
      chapterNumbers: `${group[0]!.number}-${group.at(-1)!.number}`,
      firstChapterList: part((chapter) => isListed(chapter, desk.now) && isFirst(chapter)),
      midChapterList: part((chapter) => !isListed(chapter, desk.now)),
      lastChapterList: part((chapter) => isListed(chapter, desk.now) && !isFirst(chapter)),
    };
  });
}
