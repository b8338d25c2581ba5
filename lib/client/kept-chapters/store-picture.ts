import { fetchPatiently } from './fetch-patiently';
import { KeepError } from './keep-error';
import { room } from './room';

/** The key of a picture: its address without the query, for signatures change, and the whole picture serves every width. */
export function pictureKey(address: string): string {
  const url = new URL(address, window.location.href);
  return url.origin + url.pathname;
}

/** Fetches a picture into a chapter's cache, as it is. Answers its bytes. @throws KeepError when it does not arrive or has no room, or the signal's reason */
export async function storePicture(cache: Cache, address: string, signal: AbortSignal): Promise<number> {
  // No cookies: by that the service worker knows that it need not keep what is kept.
  const response = await fetchPatiently(address, { signal, priority: 'low', credentials: 'omit' });
  const body = await response.blob();
  const free = await room();
  if (free !== undefined && free < body.size) throw new KeepError('full');
  await putWhole(
    cache,
    pictureKey(address),
    new Response(body, { headers: { 'content-type': response.headers.get('content-type') ?? '' } }),
  );
  return body.size;
}

/** Puts a response where there is room for it. @throws KeepError when there is none */
export async function putWhole(cache: Cache, key: string, response: Response): Promise<void> {
  await cache.put(key, response).catch((cause: unknown) => {
    throw new KeepError(cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'failed', {
      cause,
    });
  });
}
