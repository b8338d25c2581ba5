import type { Chapter } from '@/lib/domain/chapter';
import type { ChapterView } from '@/lib/domain/chapter-view';

/** The chapter that comes after a chapter, if one has come out. */
export function nextOf({ pages }: Pick<ChapterView, 'pages'>): Chapter | undefined {
  const last = pages.at(-1);
  return last?.kind === 'last' ? last.next : undefined;
}
