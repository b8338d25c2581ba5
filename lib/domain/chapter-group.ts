import type { Chapter } from './chapter';

/** One stretch of a title's chapters, oldest part first: open at both ends, in the app between them. */
export interface ChapterGroup {
  /** The range the middle covers, as printed: "4-122". */
  chapterNumbers: string;
  first: Chapter[];
  /** Readable in the app only. */
  mid: Chapter[];
  last: Chapter[];
}
