import type { Kysely } from 'kysely';
import { dayOf } from '../day';
import type { Schema } from '../store/schema';
import { seedDemo } from './seed';

const RETRY_SECONDS = 60;

interface Calendar {
  seed: number;
  /** Seconds since 1970. */
  now: () => number;
  /** Is told of days that could not be written. */
  log: (message: string, error: unknown) => void;
}

interface Attempt {
  day: number;
  /** Seconds since 1970. */
  retryAt: number;
  done: Promise<void>;
}

/**
 * The demo follows the calendar: who calls what this gives waits until it is this UTC day in the catalogue too. A day that cannot be written,
 * on a full disk say, leaves the one before it, and is tried again a minute later.
 * @throws from the function it gives, while there has been no day at all
 */
export function followCalendar(db: Kysely<Schema>, { seed, now, log }: Calendar): () => Promise<void> {
  let attempt: Attempt | undefined;
  let hasDay = false;

  function begin(day: number): Attempt {
    const begun: Attempt = { day, retryAt: Infinity, done: seedDemo(db, { seed, now: now() }).then(succeeded, failed) };
    return begun;

    function succeeded(): void {
      hasDay = true;
    }
    function failed(error: unknown): void {
      begun.retryAt = hasDay ? now() + RETRY_SECONDS : 0;
      if (!hasDay) throw error;
      log('The demo stays at the day before', error);
    }
  }

  return () => {
    const day = dayOf(now());
    if (attempt?.day !== day || now() >= attempt.retryAt) attempt = begin(day);
    return attempt.done;
  };
}
