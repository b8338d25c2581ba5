import 'server-only';

import { clientAddress } from '@/lib/client-address';
import { NEXT_IN_FRONT } from '@/lib/env';

import { socketOf } from './socket-header';

/**
 * Whose wrong tokens are counted together: those of one address that came over the connections of one machine. Where no proxy guards the site a stranger may
 * claim the address of who has the right one, and would keep him from bringing it. Undefined where nobody can tell.
 */
export function callerOf(request: Request, trustedProxies = NEXT_IN_FRONT): string | undefined {
  const socket = socketOf(request);
  const address = clientAddress(request.headers.get('x-forwarded-for'), socket, trustedProxies);
  return address && `${address} by ${clientAddress(null, socket, 0) ?? 'none'}`;
}
