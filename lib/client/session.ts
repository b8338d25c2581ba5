import { storage } from '@/lib/storage';

import { randomUuid } from './random-uuid';

// Where storage is blocked, the reader is the same one until the page goes away.
let unstored: string | undefined;

/** The reader's session id, if this browser has one yet. */
export function existingSession(): string | undefined {
  return storage.read('session') ?? unstored;
}

/** The reader's session id: random, made at first need, kept in local storage. */
export function session(): string {
  const known = existingSession();
  if (known) return known;
  const id = randomUuid();
  if (!storage.write('session', id)) unstored = id;
  return id;
}
