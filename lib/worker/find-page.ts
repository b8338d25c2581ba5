import { cacheNames } from '@/lib/cache-names';

import { findChapterPage } from './find-chapter-page';
import { pageAddress } from './model/stored-address';

/** A page as it was last visited, as it was kept, or as one of the shell; undefined where none has this very address. */
export async function findPage(address: string): Promise<Response | undefined> {
  const url = new URL(address);
  const chapter = await findChapterPage(url);
  if (chapter === 'over') return undefined;
  const pages = await caches.open(cacheNames.pages);
  const stored = pageAddress(address);
  return (await pages.match(stored)) ?? chapter ?? (await (await caches.open(cacheNames.shell)).match(url.pathname));
}

/** The page where it was visited with another query: shown where there is no network, never instead of one that is slow. */
export async function findPageAlike(address: string): Promise<Response | undefined> {
  const pages = await caches.open(cacheNames.pages);
  return (await findChapterPage(new URL(address))) === 'over' ? undefined : pages.match(pageAddress(address), { ignoreSearch: true });
}
