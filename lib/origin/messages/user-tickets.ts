import type { wire } from '@/lib/wire/messages';
import { DAY_SECONDS, dayOf } from '../day';

/** Tickets of a reader on the web: none yet, the next one at midnight UTC. */
export function userTickets(now: number): wire.IUserTickets {
  return { currentTickets: 0, nextTicketTimestamp: (dayOf(now) + 1) * DAY_SECONDS };
}
