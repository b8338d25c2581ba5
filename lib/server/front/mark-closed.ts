import 'server-only';

import type { IncomingMessage } from 'node:http';

import { closedTo, type Closed } from '@/lib/switches/switches';

import { CLOSED_HEADER } from '../closed-header';

/** Marks a request that the operator's switches keep out, for the middleware to answer, which runs for marked ones alone. Gives what keeps it out. */
export function markClosed({ headers }: IncomingMessage): Closed | undefined {
  const closed = closedTo((name) => headers[name] as string | undefined);
  if (!closed) return undefined;
  headers[CLOSED_HEADER] = closed.state;
  // The state's page has not changed since it was built; what stands at this address has.
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  return closed;
}
