import 'server-only';

import { states } from './front/states';
import type { Closed } from './switches';

/** The status and headers of whatever is answered while the service is closed; no cache keeps it. */
export function closedInit(closed: Closed): { status: number; headers: Record<string, string> } {
  const headers = { 'cache-control': 'no-store', ...(closed.state === 'maintenance' && { 'retry-after': String(closed.retryAfter) }) };
  return { status: states[closed.state].status, headers };
}
