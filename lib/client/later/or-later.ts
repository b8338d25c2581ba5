import { NetworkError } from '@/lib/api/network-error';

import { tellOwnChange } from '../own-changes';

import { keepWrite } from './keep-write';
import type { Write } from './model/later-writes';
import { sendWaiting } from './send-waiting';
import { storedWrites } from './stored-writes';

/** Nobody has said what became of it. What was done all the same is done once more, and is then what the reader wanted last. */
const UNANSWERED: readonly unknown[] = ['unreachable', 'timeout'] satisfies NetworkError['reason'][];

const isWaiting = () => storedWrites().length > 0;

/**
 * Does a write now, or keeps it where the origin is out of reach or does not answer in time, and behind others that are kept.
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
    const isUnanswered = error instanceof NetworkError && UNANSWERED.includes(error.reason);
    if (!isUnanswered || !keepWrite(write)) throw error;
  }
  tellOwnChange();
}
