import type { ChapterView } from './chapter-view';
import type { Reading } from './reading-history';

/** What is remembered of a reader on a page, from 1, of a chapter. `total` counts what the page is counted among. */
export function readingOf(
  { titleId, titleName, title, language, chapterId, chapterName, pages }: ChapterView,
  { page, total, finished }: Pick<Reading, 'page' | 'total' | 'finished'>,
): Omit<Reading, 'at'> {
  const next = pages.find((each) => each.kind === 'last')?.next;
  return {
    titleId,
    titleName,
    coverUrl: title.portraitImageUrl,
    language,
    chapterId,
    chapterName,
    page,
    total,
    finished,
    next: next && { id: next.id, name: next.name },
  };
}
