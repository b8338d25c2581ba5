import type { Reading } from '@/lib/domain/reading-history';

import { firstReadable, type Stretch } from './chapter-stretches';

/** What to read of a title, and why: from the start, on where it was left, or once more for want of a newer chapter. */
export interface Read {
  kind: 'start' | 'continue' | 'again';
  chapter: { id: number; name: string };
  /** From 1, and how far that is into the chapter, 0 to 1; only of a chapter that was left in the midst. */
  page?: number;
  progress?: number;
}

/**
 * Where this reader reads a title; undefined where no chapter of it may be opened here. What is in the app is passed over, as the viewer
 * passes it over, and a chapter that is there no longer leads to the one after it.
 */
export function whereToRead(stretches: readonly Stretch[], reading: Reading | undefined): Read | undefined {
  const first = firstReadable(stretches);
  const start: Read | undefined = first && { kind: 'start', chapter: first };
  if (!reading) return start;
  const all = stretches.flatMap(({ kind, chapters }) =>
    chapters.map((chapter) => ({ chapter, isOpen: kind !== 'app' })),
  );
  const at = all.findIndex(({ chapter }) => chapter.id === reading.chapterId);
  const left = all[at];
  if (left?.isOpen && !reading.finished) {
    const { page, total } = reading;
    return page > 1
      ? { kind: 'continue', chapter: left.chapter, page, progress: Math.min(1, page / total) }
      : { kind: 'continue', chapter: left.chapter };
  }
  const next = all.find(
    ({ chapter, isOpen }, index) => isOpen && (left ? index > at : chapter.id === reading.next?.id),
  );
  if (next) return { kind: 'continue', chapter: next.chapter };
  return left?.isOpen ? { kind: 'again', chapter: left.chapter } : start;
}
