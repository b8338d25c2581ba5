import { cacheNames } from '@/lib/cache-names';
import { limits } from '@/lib/limits';

import { pictureAddress } from './model/stored-address';
import type { AskedEvent } from './scope';
import { store } from './store';

const READ_PAGE = '/media/page/';

/** The network's picture, which is stored unless the page does that itself, and asks without cookies; without one, the picture as it was kept or seen, in whichever width, whatever its signature. */
export async function answerPicture(event: AskedEvent): Promise<Response> {
  const { request } = event;
  try {
    const fresh = await fetch(request);
    if (isWhole(fresh) && request.credentials !== 'omit') event.waitUntil(storePicture(request.url, fresh.clone()));
    return fresh;
  } catch (error) {
    const address = pictureAddress(request.url);
    const stored = (await caches.match(address)) ?? (await caches.match(address, { ignoreSearch: true }));
    if (!stored) throw error;
    return stored;
  }
}

/** Of a picture from elsewhere that is shown without asking its host nothing is known, not even its size. */
function isWhole({ status, type }: Response): boolean {
  return status === 200 && type !== 'opaque';
}

/** Keeps a picture that was seen, as the newest of its kind. */
export function storePicture(address: string, picture: Response): Promise<void> {
  const isRead = new URL(address).pathname.includes(READ_PAGE);
  return store(isRead ? cacheNames.readPages : cacheNames.pictures, pictureAddress(address), picture, isRead ? limits.offlineReadPagesMax : limits.offlinePicturesMax);
}
