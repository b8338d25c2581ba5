import { cacheNames, keptEntries } from '@/lib/cache-names';
import { isOver, keptChapterOf } from '@/lib/domain/kept-chapter';

const VIEWER = /\/viewer\/([1-9]\d*)$/;

/** The page of a chapter that the reader keeps. `over`: it may be read no longer. `elsewhere`: the way to it in the locale that it was kept in. */
type ChapterPage = { is: 'there'; page: Response } | { is: 'over' } | { is: 'elsewhere'; way: Response };

/** Undefined for what is no page of a chapter, and for a chapter that is not kept. */
export async function findChapterPage({ pathname, origin }: URL): Promise<ChapterPage | undefined> {
  const name = cacheNames.chapter(Number(VIEWER.exec(pathname)?.[1] ?? 0));
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const kept = keptChapterOf(await (await cache.match(keptEntries.record))?.json().catch(() => undefined));
  if (!kept) return undefined;
  if (isOver(kept, Date.now() / 1_000)) return { is: 'over' };
  if (kept.path !== pathname) return { is: 'elsewhere', way: Response.redirect(origin + kept.path) };
  const page = await cache.match(kept.path);
  return page && { is: 'there', page };
}
