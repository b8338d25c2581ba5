import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';

import { restSince } from './model/rest';

/** How long each of these stays away after it has happened. */
const RESTS_MS = {
  promotionShown: limits.promotionEveryMs,
  appPromptClosed: limits.appPromptHiddenMs,
  appPromptFollowed: limits.appPromptReminderMs,
} as const;

type Rested = keyof typeof RESTS_MS;

/** Whether it has been long enough since something happened. */
export function isRested(key: Rested): boolean {
  const { isOver, from } = restSince(storage.read(key), Date.now(), RESTS_MS[key]);
  if (from !== undefined) rest(key, from);
  return isOver;
}

/** Keeps that it has happened, now unless said otherwise. */
export function rest(key: Rested, from = Date.now()): void {
  storage.write(key, String(from));
}
