import { cacheNames, keptEntries } from '@/lib/cache-names';
import { isOver, keptChapterOf } from '@/lib/domain/kept-chapter';

const VIEWER = /\/viewer\/([1-9]\d*)$/;

/** The page of a chapter that the reader keeps, or the way to it in the locale that it was kept in. `over`: it may be read no longer. */
export async function findChapterPage({ pathname, origin }: URL): Promise<Response | 'over' | undefined> {
  const name = cacheNames.chapter(Number(VIEWER.exec(pathname)?.[1] ?? 0));
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const kept = keptChapterOf(await (await cache.match(keptEntries.record))?.json());
  if (!kept) return undefined;
  if (isOver(kept, Date.now() / 1_000)) return 'over';
  if (kept.path !== pathname) return Response.redirect(origin + kept.path);
  return cache.match(kept.path);
}
