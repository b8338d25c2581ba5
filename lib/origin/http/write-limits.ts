import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal';

const MINUTE = 60;

export interface WritesPerMinute {
  /** 0 for any number. */
  session: number;
  address: number;
}

export interface Writer {
  session?: string;
  /** Undefined where nobody can tell; those count as one. */
  address?: string;
}

/**
 * Takes one of the writes that a caller may make in a minute.
 * @returns 0, or, when he has none left, the seconds until he has
 */
export type TakeWrite = (writer: Writer) => Promise<number>;

/** Who is beyond his session's limit does not spend what others of his address may. */
export function limitWrites({ session, address }: WritesPerMinute): TakeWrite {
  const sessions = limiter(session);
  const addresses = limiter(address);
  return async ({ session: name, address: from = '' }) => {
    // Asked before sessions are counted, for a caller makes as many sessions as he likes, and each that is counted is kept.
    const spent = await addresses?.get(from);
    if (spent && spent.msBeforeNext > 0 && spent.remainingPoints === 0) return secondsUntil(spent);
    return (name === undefined ? 0 : await take(sessions, name)) || take(addresses, from);
  };
}

/** @throws Refusal `too-many` with Retry-After where a caller has to wait */
export function refuseToWait(seconds: number): void {
  if (seconds > 0) {
    throw new Refusal('too-many', {
      status: 429,
      debugInfo: `Try again in ${seconds} seconds.`,
      headers: { 'retry-after': String(seconds) },
    });
  }
}

function limiter(points: number): RateLimiterMemory | undefined {
  return points > 0 ? new RateLimiterMemory({ points, duration: MINUTE }) : undefined;
}

async function take(from: RateLimiterMemory | undefined, key: string): Promise<number> {
  try {
    await from?.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return secondsUntil(refused);
    throw refused;
  }
}

/** A minute at most, whatever the clock has done since: what is spent is forgotten by a timer. */
function secondsUntil({ msBeforeNext }: RateLimiterRes): number {
  return Math.min(MINUTE, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
