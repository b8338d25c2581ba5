import { cacheNames, keptEntries } from '@/lib/cache-names';
import { isOver } from '@/lib/domain/kept-chapter';

import { ChapterOver } from './chapter-over';
import { forgetChapter } from './forget-chapter';
import { readRecord } from './read-record';

/** The answer that came with a chapter when it was kept; undefined for one that is not. @throws ChapterOver for one that may be read no longer, and forgets it */
export async function keptAnswer(chapterId: number): Promise<Uint8Array | undefined> {
  const name = cacheNames.chapter(chapterId);
  // Caches may be blocked.
  if (typeof caches === 'undefined' || !(await caches.has(name).catch(() => false))) return undefined;
  const cache = await caches.open(name);
  const kept = await readRecord(cache);
  if (!kept) return undefined;
  if (isOver(kept, Date.now() / 1_000)) {
    await forgetChapter(chapterId);
    throw new ChapterOver();
  }
  const answer = await cache.match(keptEntries.answer);
  return answer && new Uint8Array(await answer.arrayBuffer());
}
