import { PictureError } from './picture-error';
import type { PictureAnswer, PictureRequest, Port } from './picture-request';

interface Waiting {
  resolve: (blob: Blob) => void;
  reject: (reason: unknown) => void;
}

/**
 * The page's side: asks the worker at the other end for keyed pictures. Each is given, or fails with PictureError or its signal's reason;
 * all that are waited for fail when the worker does.
 */
export function askPictures(worker: Port<PictureRequest, PictureAnswer> & Pick<Worker, 'addEventListener'>) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  worker.addEventListener('message', ({ data }) => {
    if (data === 'ready') return;
    const asker = waiting.get(data.id);
    if ('blob' in data) asker?.resolve(data.blob);
    else asker?.reject(new PictureError(data.status));
  });

  const failAll = () => waiting.forEach(({ reject }) => reject(new PictureError()));
  worker.addEventListener('error', failAll);
  worker.addEventListener('messageerror', failAll);

  return function ask(url: string, key: string, { signal, priority }: RequestInit): Promise<Blob> {
    const id = ++lastId;
    const abort = () => {
      worker.postMessage({ id, aborted: true });
      waiting.get(id)?.reject(signal?.reason);
    };
    const asked = new Promise<Blob>((resolve, reject) => {
      signal?.throwIfAborted();
      waiting.set(id, { resolve, reject });
      signal?.addEventListener('abort', abort);
      worker.postMessage({ id, url, key, priority });
    });
    return asked.finally(() => {
      waiting.delete(id);
      signal?.removeEventListener('abort', abort);
    });
  };
}
