import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

import { randomUuid } from '../random-uuid';

import { storedBehind, type Write } from './model/later-writes';
import { LATER, storedWrites } from './stored-writes';

/** Keeps a write to be sent behind those that wait. Answers whether it is there: some storage takes everything and keeps nothing. */
export function keepWrite(write: Write): boolean {
  const waiting = storedWrites();
  if (waiting.length >= limits.laterWritesMax) return false;
  const key = `${LATER}${randomUuid()}` as const;
  const stored = storedBehind(waiting, write);
  return storage.write(key, stored) && storage.read(key) === stored;
}
