import { cacheNames, chapterOfCache } from '@/lib/cache-names';
import { isOver, type KeptChapter } from '@/lib/domain/kept-chapter';

import { keepLock } from './keep-lock';
import { readRecord } from './read-record';

/** Deletes what was begun and broke off, unless a tab is still at it. */
function clearAway(chapterId: number): Promise<unknown> {
  return navigator.locks.request(keepLock(chapterId), { ifAvailable: true }, async (lock) => {
    const name = cacheNames.chapter(chapterId);
    if (lock && !(await readRecord(await caches.open(name)))) await caches.delete(name);
  });
}

/** The chapters kept in this browser, the newest first, and none whose way in has ended: these are deleted. */
export async function listKept(): Promise<KeptChapter[]> {
  if (typeof caches === 'undefined') return [];
  const kept: KeptChapter[] = [];
  for (const name of await caches.keys()) {
    const chapterId = chapterOfCache(name);
    if (chapterId === undefined) continue;
    const record = await readRecord(await caches.open(name));
    if (!record) await clearAway(chapterId);
    else if (isOver(record, Date.now() / 1_000)) await caches.delete(name);
    else kept.push(record);
  }
  return kept.sort((one, other) => other.keptAt - one.keptAt);
}
