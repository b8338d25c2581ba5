import type { ChapterAccess, ChapterPassTable, PlanType } from './store/schema';
import type { Reader } from './store/reader';
import type { ErrorPopupKey } from './texts/error-popups';
import { dayOf } from './day';

/** A chapter is open, opens by spending something, or is closed for a reason. */
type WayIn = { is: 'open' } | { is: 'for'; spent: ChapterPassTable['kind'] } | { is: 'closed'; reason: ErrorPopupKey };

interface ChapterDoor {
  id: number;
  access: ChapterAccess;
  start_at: number;
  end_at: number;
}

interface Asker {
  /** Undefined where a call names no session. */
  reader: Reader | undefined;
  /** The least plan that opens the series' chapters. */
  planType: PlanType;
  /** Seconds. */
  now: number;
}

const OPEN: WayIn = { is: 'open' };
const closed = (reason: ErrorPopupKey): WayIn => ({ is: 'closed', reason });

/** The lesser first; who has one has what the lesser ones open. */
const PLANS: readonly PlanType[] = ['disabled', 'basic', 'standard', 'deluxe'];

/**
 * Who may read a chapter, to the second; the first line that fits decides.
 *
 *     before start_at                   closed  not-yet
 *     from end_at on                    closed  expired
 *     app                               closed  app-only
 *     free                              open
 *     the session opened it, and its    open    a day for the one free read, three for a ticket: neither another
 *     pass has not ended                        quality nor a break loses it
 *     the session has the series' plan  open    or a greater one that has not ended; it spends nothing
 *     subscription                      closed  subscription
 *     one-time-free, no session         closed  one-time-free: whether it is used up cannot be told
 *       opened before                   closed  one-time-used
 *       else                            for     the one free read
 *     ticket, no session                closed  ticket
 *       one left for the title          for     a ticket: one a title and UTC day
 *       else                            closed  ticket-spent
 *
 * Nothing else is weighed. What is closed counts no view and spends nothing.
 */
export function wayIn(chapter: ChapterDoor, { reader, planType, now }: Asker): WayIn {
  const toAll = closedToAll(chapter, now);
  if (toAll) return closed(toAll);
  if (chapter.access === 'free' || isPassed(chapter, reader, now) || hasPlan(reader, planType, now)) return OPEN;
  if (chapter.access === 'subscription') return closed('subscription');
  if (chapter.access === 'one-time-free') {
    if (!reader) return closed('one-time-free');
    return reader.passes.get(chapter.id)?.kind === 'one-time'
      ? closed('one-time-used')
      : { is: 'for', spent: 'one-time' };
  }
  if (!reader) return closed('ticket');
  return ticketsLeft(reader, now) > 0 ? { is: 'for', spent: 'ticket' } : closed('ticket-spent');
}

/** Why nobody may read a chapter, whoever he is; undefined where somebody may. @param now seconds */
export function closedToAll(
  { access, start_at, end_at }: Omit<ChapterDoor, 'id'>,
  now: number,
): ErrorPopupKey | undefined {
  if (now < start_at) return 'not-yet';
  if (now >= end_at) return 'expired';
  return access === 'app' ? 'app-only' : undefined;
}

/** Tickets that a reader has for a title: one, until midnight UTC after it is spent. */
export function ticketsLeft(reader: Reader, now: number): 0 | 1 {
  const today = dayOf(now);
  // Clocks of several processes are at different days around midnight; one that ran far ahead and was set right is no reason to have none till then.
  return [...reader.passes.values()].some(
    ({ kind, opened_at }) => kind === 'ticket' && [today, today + 1].includes(dayOf(opened_at)),
  )
    ? 0
    : 1;
}

function isPassed({ id }: ChapterDoor, reader: Reader | undefined, now: number): boolean {
  return now < (reader?.passes.get(id)?.ends_at ?? 0);
}

function hasPlan(reader: Reader | undefined, planType: PlanType, now: number): boolean {
  const own = reader?.subscription;
  return (
    planType !== 'disabled' &&
    own !== undefined &&
    now < own.endsAt &&
    PLANS.indexOf(own.planType) >= PLANS.indexOf(planType)
  );
}
