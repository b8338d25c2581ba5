import { closedInit } from '@/lib/switches/closed-init';
import type { Closed } from '@/lib/switches/switches';
import { Refusal } from '../refusal';

/** @throws Refusal with the status and the words of what is closed, if anything is */
export function refuseClosed(closed: Closed | undefined): void {
  if (closed)
    throw new Refusal(closed.state, { ...closedInit(closed), debugInfo: 'The service is closed by its operator.' });
}
