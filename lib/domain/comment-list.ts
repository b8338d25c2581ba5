import type { Comment } from './comment';

/** What was said about a chapter, and which chapter it is. */
export interface CommentList {
  comments: Comment[];
  titleId: number;
  titleName: string;
  /** As printed: `#128`. */
  chapterName: string;
  /** Who made the work. */
  credit: string;
}
