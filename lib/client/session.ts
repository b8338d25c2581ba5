import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

import { randomUuid } from './random-uuid';

/** What the origin takes for a session; it refuses every call of any other. */
const FORM = new RegExp(`^[A-Za-z0-9_-]{1,${limits.sessionIdMaxLength}}$`);

// Where storage is blocked, the reader is the same one until the page goes away.
let unstored: string | undefined;

/** The reader's session id, if this browser has one yet. */
export function existingSession(): string | undefined {
  const stored = storage.read('session');
  return stored !== undefined && FORM.test(stored) ? stored : unstored;
}

/** The reader's session id: random, created on the first visit (after-load.ts), stored in local storage. */
export function session(): string {
  const known = existingSession();
  if (known) return known;
  const id = randomUuid();
  storage.write('session', id);
  // Some storage takes everything and keeps nothing.
  if (existingSession() !== id) unstored = id;
  return id;
}
