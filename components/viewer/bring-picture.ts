import { decrypt } from './model/decrypt';
import { PictureError } from './picture-error';

/** Fetches a keyed picture and undoes its key, in the thread that asks. @throws PictureError, or the signal's reason */
export async function bringPicture(url: string, key: string, options: RequestInit): Promise<Blob> {
  try {
    const response = await fetch(url, options);
    if (!response.ok) throw new PictureError(response.status);
    return new Blob([decrypt(new Uint8Array(await response.arrayBuffer()), key)]);
  } catch (cause) {
    if (cause instanceof PictureError || options.signal?.aborted) throw cause;
    throw new PictureError(undefined, { cause });
  }
}
