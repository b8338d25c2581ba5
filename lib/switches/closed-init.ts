import type { Closed } from './switches';

/** The status that says that the service is closed, and how. */
export const CLOSED_STATUS = { maintenance: 503, 'geo-blocked': 451 } as const satisfies Record<
  Closed['state'],
  number
>;

/** The status and headers of whatever is answered while the service is closed; no cache keeps it. */
export function closedInit(closed: Closed): { status: number; headers: Record<string, string> } {
  const headers = {
    'cache-control': 'no-store',
    ...(closed.state === 'maintenance' && { 'retry-after': String(closed.retryAfter) }),
  };
  return { status: CLOSED_STATUS[closed.state], headers };
}
