import type { ChapterView } from '@/lib/domain/chapter-view';
import { LANGUAGES } from '@/lib/domain/language';

export const chapterNameId = (chapterId: number) => `chapter-${chapterId}`;

/** Hidden chapter names for the articles' aria-labelledby. They stand outside, because every child of an article is a page. */
export function ChapterNames({ chapters }: { chapters: readonly ChapterView[] }) {
  return chapters.map(({ chapterId, titleName, chapterName, language }) => (
    <span key={chapterId} id={chapterNameId(chapterId)} lang={LANGUAGES[language].tag} hidden>
      {`${titleName} ${chapterName}`}
    </span>
  ));
}
