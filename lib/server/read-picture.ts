import 'server-only';

import { NetworkError } from '@/lib/api/network-error';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';

import { readBounded } from './read-bounded';
import { timeLimit } from './time-limit';

/** What stands before an address of the embedded origin, which has no host. */
const EMBEDDED = 'http://origin';
/** Not there, and not for a while only. */
const GONE = [404, 410];

/** The embedded origin draws its pictures in process; those that an origin keeps elsewhere, and all of a remote one, are fetched. */
async function ask(url: URL, signal: AbortSignal): Promise<Response> {
  if (url.origin !== EMBEDDED) return fetch(url, { signal, cache: 'no-store' });
  const { originInProcess } = await import('@/lib/origin/handler');
  return originInProcess(new Request(url, { signal }));
}

/**
 * A picture's file by the address that the origin told, which may start at that origin's root. Undefined where there is none, or none of a
 * bearable size. @throws NetworkError where it cannot be told, for now
 */
export async function readPicture(address: string): Promise<Uint8Array | undefined> {
  const base = readEnv().apiOrigin ?? EMBEDDED;
  if (!URL.canParse(address, base)) return undefined;
  const signal = timeLimit(limits.requestTimeoutMs);
  try {
    const response = await ask(new URL(address, base), signal);
    if (response.ok) return (await readBounded(response, limits.pictureMaxBytes)) ?? undefined;
    await response.body?.cancel();
    if (GONE.includes(response.status)) return undefined;
  } catch (cause) {
    throw new NetworkError(signal.aborted ? 'timeout' : 'unreachable', { cause });
  }
  throw new NetworkError('failed');
}
