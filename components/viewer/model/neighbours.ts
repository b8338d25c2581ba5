import type { Chapter } from '@/lib/domain/chapter';
import type { ChapterView, NextAccess } from '@/lib/domain/chapter-view';

import { nextOf } from './next-of';

/** Ways in that cost the reader nothing that he might want for another chapter. */
const COSTLESS: readonly NextAccess[] = ['free', 'open'];

/** The chapters before and after this one, and whether the next may be opened by turning a page: not where that spends a ticket. */
export function neighbours({ chapterId, chapters, pages }: ChapterView): {
  previous?: number;
  next?: number;
  mayFollow: boolean;
} {
  const last = pages.at(-1);
  const next = nextOf({ pages })?.id;
  const at = chapters.findIndex(({ id }) => id === chapterId);
  // The list may run in either direction.
  const isNewestFirst = at >= 0 && chapters[0]!.startAt > chapters.at(-1)!.startAt;
  const isNext = (chapter: Chapter | undefined) => chapter !== undefined && chapter.id === next;
  const before =
    isNext(chapters[at - 1]) || (isNewestFirst && !isNext(chapters[at + 1])) ? chapters[at + 1] : chapters[at - 1];
  return {
    previous: at < 0 ? undefined : before?.id,
    next,
    mayFollow: last?.kind === 'last' && next !== undefined && COSTLESS.includes(last.nextAccess),
  };
}
