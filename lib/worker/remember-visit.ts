import { cacheNames } from '@/lib/cache-names';

import { storePicture } from './answer-picture';
import { kindOfRequest } from './model/kind-of-request';
import { pageAddress } from './model/stored-address';
import { isFresh, isPage, storePage } from './store-page';

/** Keeps a page that was opened without its being asked for here: by a journey within the site, or before there was a worker. */
export async function rememberVisit(address: string, pictures: readonly string[]): Promise<void> {
  const url = new URL(address);
  if (
    kindOfRequest({ method: 'GET', mode: 'navigate', destination: 'document', url, isData: false }, location.origin) !==
    'page'
  )
    return;
  const stored = await (await caches.open(cacheNames.pages)).match(pageAddress(address));
  if (!isFresh(stored)) {
    const page = await fetch(address, { priority: 'low' });
    if (isPage(page)) await storePage(address, page);
  }
  for (const picture of pictures) {
    const seen = await fetch(picture, { priority: 'low' });
    if (seen.status === 200) await storePicture(picture, seen);
  }
}
