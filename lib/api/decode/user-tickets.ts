import type { UserTickets } from '@/lib/domain/user-tickets';
import type { wire } from '@/lib/wire/messages';

import { decodeTime } from './time';

export function decodeUserTickets(tickets: wire.IUserTickets | null | undefined): UserTickets | undefined {
  return tickets
    ? { current: tickets.currentTickets ?? 0, nextAt: decodeTime(tickets.nextTicketTimestamp) }
    : undefined;
}
