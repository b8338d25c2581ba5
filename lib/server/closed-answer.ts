import 'server-only';

import { failureBody } from '@/lib/api/failure-body';
import { closedInit } from '@/lib/switches/closed-init';
import { closedTo } from '@/lib/switches/switches';

/** The operator's own calls: those that open it again. */
const ADMIN = '/api/admin/';

/** What a call is answered with while the operator has closed the service to its caller: an `error` with the action that says so. */
export function closedCall({ headers, url }: Request): Response | undefined {
  const closed = new URL(url).pathname.startsWith(ADMIN) ? undefined : closedTo((name) => headers.get(name));
  if (!closed) return undefined;
  const body = failureBody('The service is closed by its operator.', closed.state);
  const { status, headers: kept } = closedInit(closed);
  return new Response(body, { status, headers: { 'content-type': 'application/x-protobuf', ...kept } });
}

/** The same for a picture: nothing but the status. */
export function closedPicture({ headers }: Request): Response | undefined {
  const closed = closedTo((name) => headers.get(name));
  return closed && new Response(null, closedInit(closed));
}
