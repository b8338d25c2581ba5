import 'server-only';

import { OriginError } from '@/lib/domain/origin-error';

/** What a read found; undefined where the origin says that there is no such thing. Other failures are thrown on. */
export async function found<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof OriginError && error.isNotFound) return undefined;
    throw error;
  }
}
