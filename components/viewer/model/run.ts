import type { ChapterView, Page } from '@/lib/domain/chapter-view';

import { nextOf } from './next-of';
import { sequenceOf, type Item } from './sequence';

/** One chapter's stops within a run of chapters that are read on end. */
interface Stretch {
  chapterId: number;
  /** The index of its first stop. */
  from: number;
  items: Item[];
}

/** The stops of chapters that follow one another, their indexes counted on from chapter to chapter. `ads`: as in `sequenceOf`. */
export function runOf(
  chapters: readonly { chapterId: number; pages: readonly Page[] }[],
  { ads = false } = {},
): Stretch[] {
  let from = 0;
  return chapters.map(({ chapterId, pages }) => {
    const stretch = { chapterId, from, items: sequenceOf(pages, { ads, from }) };
    from += stretch.items.length;
    return stretch;
  });
}

/** How far along a run the chapter is that holds a stop: its place among the stretches. */
export function stretchAt(run: readonly Stretch[], index: number): number {
  return Math.max(
    0,
    run.findLastIndex(({ from, items }) => items.length > 0 && from <= index),
  );
}

/** How many pages before its end a chapter's next one is asked for. */
const LAST_PAGES = 5;

/** Whether the stop lies among the last pages of its chapter, where the next one's first pages are asked for. */
export function isNearNext({ items }: Stretch, index: number): boolean {
  const total = items.at(-1)?.number ?? 0;
  const at = items.find((item) => item.index === index)?.number ?? 0;
  return at > total - LAST_PAGES;
}

/** The chapter that may be read on into without asking: free to everybody, and read in the same way. */
export function continuesAs(chapter: ChapterView): number | undefined {
  const last = chapter.pages.at(-1);
  const next = nextOf(chapter)?.id;
  return last?.kind === 'last' && last.nextAccess === 'free' && next !== chapter.chapterId ? next : undefined;
}

/** Whether one chapter can be read on into from another: in the same modes and the same direction. */
export function isReadAlike(a: ChapterView, b: ChapterView): boolean {
  return (['isVerticalOnly', 'isHorizontalOnly', 'startFromRight'] as const).every((form) => a[form] === b[form]);
}
