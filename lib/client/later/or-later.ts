import { NetworkError } from '@/lib/api/network-error';
import { storage } from '@/lib/storage';

import { randomUuid } from '../random-uuid';

import { laterWrites, withWrite, type LaterWrite } from './model/later-writes';

/** Keeps a write to be sent when the network is back. Answers whether there was room. */
function keep(write: Omit<LaterWrite, 'id'>): boolean {
  const stored = withWrite(storage.read('laterWrites'), { ...write, id: randomUuid() });
  return stored !== undefined && storage.write('laterWrites', stored);
}

/** Does a write now, or keeps it where the origin is out of reach, and after others that are kept. @throws what `now` throws when it is refused, or cannot be kept */
export async function orLater(write: Omit<LaterWrite, 'id'>, now: () => Promise<void>): Promise<void> {
  if (laterWrites(storage.read('laterWrites')).length > 0 && keep(write)) {
    return (await import('./send-later')).sendLater();
  }
  try {
    await now();
  } catch (error) {
    const isAway = error instanceof NetworkError && error.reason === 'unreachable';
    if (!isAway || !keep(write)) throw error;
  }
}
