import type { ChapterView } from '@/lib/domain/chapter-view';

import type { AskedChapter } from './asked-chapter';

/** `askChapter`, whose scripts the first page need not wait for: they come with the first call. */
export async function loadChapter(asked: AskedChapter): Promise<ChapterView> {
  const { askChapter } = await import('./ask-chapter');
  return askChapter(asked);
}
