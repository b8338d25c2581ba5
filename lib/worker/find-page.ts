import { cacheNames } from '@/lib/cache-names';

import { findChapterPage } from './find-chapter-page';
import { pageAddress } from './model/stored-address';

/** A page as it was last visited, as it was kept, or as one of the shell; undefined where none has this very address. */
export async function findPage(address: string): Promise<Response | undefined> {
  const url = new URL(address);
  const chapter = await findChapterPage(url);
  if (chapter?.is === 'over') return undefined;
  const pages = await caches.open(cacheNames.pages);
  const stored = await pages.match(pageAddress(address));
  if (stored) return stored;
  if (chapter?.is === 'there') return chapter.page;
  return (await caches.open(cacheNames.shell)).match(url.pathname);
}

/** The chapter in the locale that it was kept in, or the page as it was visited with another query: where there is no network, never instead of one that is slow. */
export async function findPageAlike(address: string): Promise<Response | undefined> {
  const chapter = await findChapterPage(new URL(address));
  if (chapter?.is === 'over') return undefined;
  if (chapter?.is === 'elsewhere') return chapter.way;
  return (await caches.open(cacheNames.pages)).match(pageAddress(address), { ignoreSearch: true });
}
