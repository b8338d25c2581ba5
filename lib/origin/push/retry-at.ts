import { limits } from '@/lib/limits';

const MINUTE = 60;
/** After each try, in seconds. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 4 * 60 * MINUTE];
const LONGEST_PAUSE = 6 * 60 * MINUTE;

/** When a message is tried again, in seconds; undefined where it was tried often enough. A service that asks for more time gets it, up to six hours. */
export function retryAt(now: number, tries: number, afterSeconds = 0): number | undefined {
  if (tries >= limits.pushTriesMax) return undefined;
  return now + Math.min(LONGEST_PAUSE, Math.max(afterSeconds, PAUSES[tries - 1] ?? LONGEST_PAUSE));
}
