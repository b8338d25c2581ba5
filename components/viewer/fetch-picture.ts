import { limits } from '@/lib/limits';

import { askPictures } from './ask-pictures';
import { bringPicture } from './bring-picture';
import { takeEarlyPicture } from './early-picture';
import { startPictureWorker } from './start-picture-worker';

/** What brings this page's pictures, once that is known. */
let bringer: Promise<typeof bringPicture> | undefined;

/** Starts the one worker of the page. Where none may be, none answers in time, and once it has failed, this thread does its work. */
function startBringer(): Promise<typeof bringPicture> {
  return new Promise((resolve) => {
    const giveUp = (worker?: Worker) => {
      bringer = Promise.resolve(bringPicture);
      resolve(bringPicture);
      worker?.terminate();
    };
    if (typeof Worker !== 'function') return giveUp();
    try {
      const worker = startPictureWorker();
      const ask = askPictures(worker);
      const late = setTimeout(() => giveUp(worker), limits.workerWaitMs);
      const isThere = () => {
        clearTimeout(late);
        resolve(ask);
      };
      worker.addEventListener('message', isThere, { once: true });
      worker.addEventListener('error', () => giveUp(worker));
      worker.addEventListener('messageerror', () => giveUp(worker));
    } catch {
      // Forbidden by a policy, say.
      giveUp();
    }
  });
}

/**
 * Brings a keyed picture as an address that an <img> can show; whoever asked revokes it.
 * @throws PictureError when it does not arrive, or the signal's reason
 */
export async function fetchPicture(
  url: string,
  key: string,
  { signal, priority }: Pick<RequestInit, 'signal' | 'priority'>,
): Promise<string> {
  const early = await takeEarlyPicture(url)?.catch(() => undefined);
  if (early) return early;
  bringer ??= startBringer();
  const bring = await bringer;
  // A worker's own address is another.
  const picture = await bring(new URL(url, window.location.href).href, key, { signal, priority });
  return URL.createObjectURL(picture);
}
