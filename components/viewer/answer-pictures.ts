import { bringPicture } from './bring-picture';
import { PictureError } from './picture-error';
import type { PictureAnswer, PictureRequest, Port } from './picture-request';

/** The worker's side: brings what it is asked for, until it is told to let it be. */
export function answerPictures(page: Port<PictureAnswer, PictureRequest>): void {
  const underway = new Map<number, AbortController>();

  async function bring({ id, url, key, priority }: Extract<PictureRequest, { url: string }>) {
    const controller = new AbortController();
    underway.set(id, controller);
    try {
      page.postMessage({ id, blob: await bringPicture(url, key, { priority, signal: controller.signal }) });
    } catch (error) {
      if (controller.signal.aborted) return;
      page.postMessage({ id, failed: true, status: error instanceof PictureError ? error.status : undefined });
    } finally {
      underway.delete(id);
    }
  }

  page.addEventListener('message', ({ data }) => {
    if ('aborted' in data) underway.get(data.id)?.abort();
    else void bring(data);
  });
  page.postMessage('ready');
}
