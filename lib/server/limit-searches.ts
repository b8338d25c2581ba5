import 'server-only';

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE_SECONDS = 60;

/** Takes one of the searches that a caller may have rendered in a minute. @returns 0, or the seconds until one is left */
export type TakeSearch = (caller: string | undefined) => Promise<number>;

/**
 * Limits the searches that the server renders for one caller.
 * @param perMinute searches of one caller, 0 for any number. Callers without an address are not limited: all of them would share one limit.
 */
export function limitSearches(perMinute: number): TakeSearch {
  const limiter = perMinute > 0 ? new RateLimiterMemory({ points: perMinute, duration: MINUTE_SECONDS }) : undefined;
  return async (caller) => {
    if (!limiter || caller === undefined) return 0;
    try {
      await limiter.consume(caller);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.min(MINUTE_SECONDS, Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
    }
  };
}
