import type { Kysely } from 'kysely';
import { limits } from '@/lib/limits';
import type { Urls } from '../media/urls';
import { claimDeliveries, endDelivery, putOffDelivery, type Delivery } from '../store/push-deliveries';
import { noteReleases, spreadRelease } from '../store/push-releases';
import { dropPushToken } from '../store/push-tokens';
import type { Schema } from '../store/schema';
import { chapterNotice } from './chapter-notice';
import type { Outcome, PostMessage } from './post-message';
import { retryAt } from './retry-at';
import { readSubscription } from './subscription';

interface Desk {
  db: Kysely<Schema>;
  post: PostMessage;
  /** Whether a push service on this machine is one. */
  toLoopback: boolean;
  urls: Pick<Urls, 'cover' | 'thumbnail'>;
  /** Seconds since 1970. */
  now: () => number;
  /** Is told, in a line, of messages that did not arrive. */
  log: (line: string) => void;
  /** Whether to stop: what is under way is finished. */
  isStopped: () => boolean;
}

/**
 * Tells readers of chapters that have come out, and tries again what did not arrive. Any number of processes may do so at once.
 *
 *     chapters ─► push_releases ─► push_deliveries ─► claimed ─► posted ─► sent, gone, refused: the row goes
 *                 once a chapter   once a session                      └─► later: the row is put off
 *
 * Every arrow is one transaction but the last two: a process that dies between a post and the end of its row leaves that message to be
 * posted once more. Its topic and tag are the same, so neither the push service nor the browser shows it twice.
 */
export async function sendNotices(desk: Desk): Promise<void> {
  const { db, now, isStopped, log } = desk;
  const failures = new Map<string, number>();
  await noteReleases(db, now());
  while (!isStopped() && (await spreadRelease(db, now())));
  while (!isStopped()) {
    const { taken, deliveries } = await claimDeliveries(db, now());
    if (taken === 0) break;
    const waiting = deliveries.values();
    const ends = await Promise.allSettled(Array.from({ length: limits.pushesAtOnce }, () => sendAll(waiting)));
    // By now nothing is under way that would go on behind a failure.
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
  for (const [why, count] of failures)
    log(`Of new chapters ${count} ${count === 1 ? 'reader was' : 'readers were'} not told: ${why}`);

  /** Several of these share what is waiting. */
  async function sendAll(waiting: Iterator<Delivery> & Iterable<Delivery>): Promise<void> {
    for (const delivery of waiting) {
      const outcome = await send(delivery, desk);
      if ('why' in outcome) failures.set(outcome.why, (failures.get(outcome.why) ?? 0) + 1);
      await settle(delivery, outcome);
    }
  }

  async function settle(delivery: Delivery, outcome: Outcome): Promise<void> {
    if (outcome.is === 'gone') await dropPushToken(db, { session: delivery.session_id, token: delivery.token });
    const again = outcome.is === 'later' ? retryAt(now(), delivery.tries, outcome.afterSeconds) : undefined;
    if (again === undefined) await endDelivery(db, delivery);
    else await putOffDelivery(db, delivery, again);
  }
}

async function send(delivery: Delivery, { post, toLoopback, urls }: Desk): Promise<Outcome> {
  const subscription = readSubscription(delivery.token, toLoopback);
  if (typeof subscription === 'string') return { is: 'unaddressed' };
  const outcome = await post({
    subscription,
    text: chapterNotice(delivery, urls),
    topic: `title-${delivery.title_id}`,
  });
  if (!('why' in outcome)) return outcome;
  return { ...outcome, why: `${new URL(subscription.endpoint).host} ${outcome.why}` };
}
