import { storage } from '@/lib/storage';

import { inOrder, laterWrite, type LaterWrite } from './model/later-writes';

/**
 * Each write that waits is kept under a key of its own: two tabs that keep, send and forget at the same time cannot lose each other's,
 * which one list in one key would, locked or not (a browser tells its tabs of each other's writing in its own time).
 */
export const LATER = 'laterWrite_';

/** Whether anything waits, at the price of looking at the names of the keys. */
export function isAnyStored(): boolean {
  return storage.keysOf(LATER).length > 0;
}

/** What waits to be sent, in the order in which it was done; what cannot be understood is left out. */
export function storedWrites(): LaterWrite[] {
  return inOrder(storage.keysOf(LATER).flatMap((key) => laterWrite(key.slice(LATER.length), storage.read(key)) ?? []));
}
