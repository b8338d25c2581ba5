import type { NextAccess, PageType } from '@/lib/domain/chapter-view';

/** Empty paper around a drawing, so large a part of its width and height at each side. */
export interface Border {
  shade: 'white' | 'black';
  part: number;
}

/** A page of a made-up chapter. */
export interface PageSpec {
  width: number;
  height: number;
  type?: PageType;
  /** Its file comes XORed with a key. */
  keyed?: boolean;
  /** Its file is cut off in the middle of its head, ever so often as it is asked for. */
  broken?: boolean;
  border?: Border;
}

/** A made-up chapter: what is not said is as plain as it gets. */
export interface ChapterSpec {
  id: number;
  pages: readonly PageSpec[];
  /** Chapters of one title list each other. */
  titleId?: number;
  isVerticalOnly?: boolean;
  isHorizontalOnly?: boolean;
  startFromRight?: boolean;
  /** Id of the chapter that follows; it need not be there. */
  next?: number;
  nextAccess?: NextAccess;
  /** In seconds since 1970. */
  nextChapterAt?: number;
  /** How many banners stand between two pages, and after which of them. */
  insertBanners?: { after: number; count: number };
  /** After which pages there are advertisements. */
  ads?: readonly number[];
  /** How many banners the last page has. */
  banners?: number;
  /** How many comments it shows, and the chapter has. */
  comments?: number;
  /** Part of its pages' addresses: with another, they are others. */
  signature?: string;
}
