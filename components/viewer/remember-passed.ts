import type { ChapterView } from '@/lib/domain/chapter-view';
import { storage } from '@/lib/storage';

import { withPosition } from './model/positions';
import { pageCount, type Item } from './model/sequence';
import { rememberRead } from './remember-read';

/** A chapter whose end went by counts as read, also where the reader was too quick for it to be seen. */
export function rememberPassed(chapter: ChapterView, items: readonly Item[]): void {
  const total = pageCount(items);
  if (total === 0) return;
  const position = { chapterId: chapter.chapterId, page: total, fraction: 0, finished: true };
  storage.write('viewerPositions', withPosition(storage.read('viewerPositions'), position));
  rememberRead(chapter, { to: total, total }, true);
}
