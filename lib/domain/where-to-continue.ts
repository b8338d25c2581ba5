import type { Reading } from './reading-history';

/** The chapter to open again, or the one after it where that was read to its end. */
interface Continuation {
  chapter: { id: number; name: string };
  /** How far into it the reader is, 0 to 1. */
  progress: number;
  /** From 1; undefined where the chapter has not been begun. */
  page?: number;
}

/** Where a reading goes on; undefined once nothing is left to read. */
export function whereToContinue({
  chapterId,
  chapterName,
  page,
  total,
  finished,
  next,
}: Reading): Continuation | undefined {
  if (!finished) return { chapter: { id: chapterId, name: chapterName }, progress: Math.min(1, page / total), page };
  return next && { chapter: next, progress: 0 };
}
