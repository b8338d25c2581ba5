import 'server-only';

import { limits } from '@/lib/limits';

import { readBounded } from './read-bounded';

/**
 * A picture's file by the address that the origin told: the embedded one draws it in process, where its addresses start at the root;
 * others are fetched. Undefined where there is none, or none of a bearable size.
 */
export async function readPicture(address: string): Promise<Uint8Array | undefined> {
  const signal = AbortSignal.timeout(limits.requestTimeoutMs);
  try {
    const response = address.startsWith('/')
      ? await (await import('@/lib/origin/handler')).originInProcess(new Request(`http://origin${address}`, { signal }))
      : await fetch(address, { signal });
    return response.ok ? ((await readBounded(response, limits.pictureMaxBytes)) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
