import 'server-only';

import type { IncomingMessage } from 'node:http';

import { holdsSecret } from '@/lib/routes';

/** The router's own, which says what of a page is asked for. */
const ROUTER = '_rsc';

/**
 * Takes its query from a request for a page whose browser alone shall read it: Next writes the address by which a page was first asked for into what
 * it keeps for all. An address with a closing slash only leads on, query and all.
 */
export function hideSecret(path: string, request: IncomingMessage): void {
  if (!holdsSecret(path) || path.endsWith('/')) return;
  const asked = new URLSearchParams(request.url?.split('?')[1]).get(ROUTER);
  request.url = path + (asked === null ? '' : `?${ROUTER}=${encodeURIComponent(asked)}`);
}
