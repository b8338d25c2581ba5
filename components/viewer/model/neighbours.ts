import type { ChapterView, NextAccess } from '@/lib/domain/chapter-view';

import { nextOf } from './next-of';

/** Ways in that cost the reader nothing that he might want for another chapter. */
const COSTLESS: readonly NextAccess[] = ['free', 'open'];

/** The chapters before and after this one, and whether the next may be opened by turning a page: not where that spends a ticket. */
export function neighbours({ chapterId, chapters, pages }: ChapterView): { previous?: number; next?: number; mayFollow: boolean } {
  const last = pages.at(-1);
  const next = nextOf({ pages })?.id;
  const at = chapters.findIndex(({ id }) => id === chapterId);
  const around = at < 0 ? [] : [chapters[at - 1]?.id, chapters[at + 1]?.id];
  return {
    // The list may run in either direction: what is not the next one is the one before.
    previous: around.find((id) => id !== undefined && id !== next),
    next,
    mayFollow: last?.kind === 'last' && next !== undefined && COSTLESS.includes(last.nextAccess),
  };
}
