import { RateLimiterMemory } from 'rate-limiter-flexible';

const MINUTE = 60;

/** So many wrong tokens a minute may come from one address. */
interface FailuresPerMinute {
  address: number;
}

export interface FailureLimit {
  /** Seconds until a token from there is looked at again, a minute at most; 0 where it is looked at now. Nobody waits where nobody can tell who calls: all would for one. */
  wait(address: string | undefined): Promise<number>;
  /** Notes that a wrong one came. */
  note(address: string | undefined): Promise<void>;
}

/**
 * Keeps whoever tries tokens from trying many. The right one waits too: else its answer would tell it. There is no limit of all together: strangers
 * must keep nobody from bringing his, and 16 characters are not guessed from however many addresses.
 */
export function limitFailures({ address: perAddress }: FailuresPerMinute): FailureLimit {
  const addresses = new RateLimiterMemory({ points: perAddress, duration: MINUTE });
  return {
    async wait(address) {
      const spent = address === undefined ? undefined : await addresses.get(address);
      return spent && spent.remainingPoints <= 0 && spent.msBeforeNext > 0
        ? Math.min(MINUTE, Math.max(1, Math.ceil(spent.msBeforeNext / 1000)))
        : 0;
    },
    async note(address) {
      if (address !== undefined) await addresses.penalty(address);
    },
  };
}
