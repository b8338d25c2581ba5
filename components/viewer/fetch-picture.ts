import { askPictures } from './ask-pictures';
import { bringPicture } from './bring-picture';
import { startPictureWorker } from './start-picture-worker';

let bring = bringPicture;
let isStarted = false;

/** One worker for the page. Until it is there, where it never is, and once it has failed, this thread does its work: the first picture waits for no script. */
function startWorker(): void {
  if (isStarted) return;
  isStarted = true;
  if (typeof Worker !== 'function') return;
  try {
    const worker = startPictureWorker();
    const ask = askPictures(worker);
    const giveUp = () => {
      bring = bringPicture;
      worker.terminate();
    };
    worker.addEventListener('message', () => void (bring = ask), { once: true });
    worker.addEventListener('error', giveUp);
    worker.addEventListener('messageerror', giveUp);
  } catch {
    // Forbidden by a policy, say.
  }
}

/**
 * Brings a keyed picture as an address that an <img> can show; whoever asked revokes it.
 * @throws PictureError when it does not arrive, or the signal's reason
 */
export async function fetchPicture(url: string, key: string, { signal, priority }: Pick<RequestInit, 'signal' | 'priority'>): Promise<string> {
  startWorker();
  // A worker's own address is another.
  const picture = await bring(new URL(url, window.location.href).href, key, { signal, priority });
  return URL.createObjectURL(picture);
}
