import { cacheNames } from '@/lib/cache-names';

import { tellKept } from './kept-news';

/** Deletes a kept chapter with all that came with it. */
export async function forgetChapter(chapterId: number): Promise<void> {
  await caches.delete(cacheNames.chapter(chapterId));
  tellKept();
}
