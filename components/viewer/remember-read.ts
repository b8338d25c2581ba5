import type { ChapterView } from '@/lib/domain/chapter-view';

import { nextOf } from './model/next-of';
import type { Position } from './model/progress';

/** Puts where the reader is in a chapter into his history. */
export function rememberRead(
  chapter: ChapterView,
  { to, total }: Pick<Position, 'to' | 'total'>,
  finished: boolean,
): void {
  const { titleId, titleName, title, language, chapterId, chapterName } = chapter;
  const next = nextOf(chapter);
  const reading = {
    titleId,
    titleName,
    coverUrl: title.portraitImageUrl,
    language,
    chapterId,
    chapterName,
    page: to,
    total,
    finished,
    next: next && { id: next.id, name: next.name },
  };
  // The first page need not wait for what remembers it.
  import('@/lib/client/record-reading').then(({ recordReading }) => recordReading(reading)).catch(() => undefined);
}
