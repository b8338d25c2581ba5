import 'server-only';

import { failureBody } from '@/lib/api/failure-body';

import { closedTo, type Closed } from './switches';

const STATUS: Record<Closed['state'], number> = { maintenance: 503, 'geo-blocked': 451 };

function headersOf(closed: Closed): Record<string, string> {
  return { 'cache-control': 'no-store', ...(closed.state === 'maintenance' && { 'retry-after': String(closed.retryAfter) }) };
}

/** What a call is answered with while the operator has closed the service to its caller: an `error` with the action that says so. */
export function closedCall({ headers }: Request): Response | undefined {
  const closed = closedTo((name) => headers.get(name));
  if (!closed) return undefined;
  const body = failureBody('The service is closed by its operator.', closed.state);
  return new Response(body, { status: STATUS[closed.state], headers: { 'content-type': 'application/x-protobuf', ...headersOf(closed) } });
}

/** The same for a picture: nothing but the status. */
export function closedPicture({ headers }: Request): Response | undefined {
  const closed = closedTo((name) => headers.get(name));
  return closed && new Response(null, { status: STATUS[closed.state], headers: headersOf(closed) });
}
