import { cacheNames, keptEntries } from '@/lib/cache-names';
import { limits } from '@/lib/limits';

import { pictureAddress } from './model/stored-address';
import type { AskedEvent } from './scope';
import { store } from './store';

const READ_PAGE = '/media/page/';
const KEPT_PAGE = /\/media\/page\/([1-9]\d*)\//;

/** A page of a chapter that is kept, as it is kept; else the network's picture, which is stored unless the page does that itself, and asks without cookies; without one, the picture as it was kept or seen, in whichever width, whatever its signature. */
export async function answerPicture(event: AskedEvent): Promise<Response> {
  const { request } = event;
  const kept = await findKeptPage(request.url);
  if (kept) return kept;
  try {
    const fresh = await fetch(request);
    if (isWhole(fresh) && request.credentials !== 'omit') event.waitUntil(storePicture(request.url, fresh.clone()));
    return fresh;
  } catch (error) {
    const address = pictureAddress(request.url);
    const stored = (await caches.match(address)) ?? (await findAlike(address));
    if (!stored) throw error;
    return stored;
  }
}

/** A whole page, as large as it was kept: no other width of it is fetched, and a network that is slow is not waited for. */
async function findKeptPage(address: string): Promise<Response | undefined> {
  const url = new URL(address);
  const chapter = cacheNames.chapter(Number(KEPT_PAGE.exec(url.pathname)?.[1]));
  if (!(await caches.has(chapter))) return undefined;
  const cache = await caches.open(chapter);
  // Without its record it is still being kept.
  if (!(await cache.match(keptEntries.record))) return undefined;
  return cache.match(pictureAddress(address), { ignoreSearch: true });
}

/** The picture in another width: the widest that was seen. */
async function findAlike(address: string): Promise<Response | undefined> {
  const { pathname } = new URL(address);
  for (const name of [cacheNames.readPages, cacheNames.pictures]) {
    const cache = await caches.open(name);
    const seen = (await cache.keys()).filter(({ url }) => new URL(url).pathname === pathname);
    const widest = seen.sort((a, b) => widthOf(b.url) - widthOf(a.url))[0];
    if (widest) return cache.match(widest);
  }
  return caches.match(address, { ignoreSearch: true });
}

/** Of a picture without a width it is its own, the largest. */
const widthOf = (address: string) => Number(new URL(address).searchParams.get('w') ?? Infinity);

/** Of a picture from elsewhere that is shown without asking its host nothing is known, not even its size. */
function isWhole({ status, type }: Response): boolean {
  return status === 200 && type !== 'opaque';
}

/** Keeps a picture that was seen, as the newest of its kind. */
export function storePicture(address: string, picture: Response): Promise<void> {
  const isRead = new URL(address).pathname.includes(READ_PAGE);
  return store(
    isRead ? cacheNames.readPages : cacheNames.pictures,
    pictureAddress(address),
    picture,
    isRead ? limits.offlineReadPagesMax : limits.offlinePicturesMax,
  );
}
