import type { wire } from '@/lib/wire/messages';
import { DAY_SECONDS, dayOf } from '../day';
import type { Reader } from '../store/reader';
import { ticketsLeft } from '../way-in';

/** A reader's tickets for a title, and when the next one comes for one that is spent today. */
export function userTickets(reader: Reader, now: number): wire.IUserTickets {
  return { currentTickets: ticketsLeft(reader, now), nextTicketTimestamp: (dayOf(now) + 1) * DAY_SECONDS };
}
