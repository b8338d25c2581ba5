import { NetworkError } from '@/lib/api/network-error';

import { tellOwnChange } from '../own-changes';

import { keepWrite } from './keep-write';
import type { Write } from './model/later-writes';
import { sendWaiting } from './send-waiting';
import { storedWrites } from './stored-writes';

const isWaiting = () => storedWrites().length > 0;

/**
 * Does a write now, or keeps it where the origin is out of reach, and behind others that are kept.
 * @throws what `now` throws when it is refused, or cannot be kept
 */
export async function orLater(write: Write, now: () => Promise<void>): Promise<void> {
  if (isWaiting()) {
    if (keepWrite(write)) {
      void sendWaiting();
      return tellOwnChange();
    }
    // No room: it goes out after those that have it, or not at all.
    await sendWaiting();
    if (isWaiting()) throw new NetworkError('unreachable');
  }
  try {
    await now();
  } catch (error) {
    const isAway = error instanceof NetworkError && error.reason === 'unreachable';
    if (!isAway || !keepWrite(write)) throw error;
  }
  tellOwnChange();
}
