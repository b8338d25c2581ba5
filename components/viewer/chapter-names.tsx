import type { ChapterView } from '@/lib/domain/chapter-view';
import { LANGUAGES } from '@/lib/domain/language';

export const chapterNameId = (chapterId: number) => `chapter-${chapterId}`;

/** What the chapters are called, in their language, for the articles that they label. Not in those: every child there is a page. */
export function ChapterNames({ chapters }: { chapters: readonly ChapterView[] }) {
  return chapters.map(({ chapterId, titleName, chapterName, language }) => (
    <span key={chapterId} id={chapterNameId(chapterId)} lang={LANGUAGES[language].tag} hidden>
      {`${titleName} ${chapterName}`}
    </span>
  ));
}
