import 'server-only';

import { limitFailures } from '@/lib/admin/limit-failures';
import { refuseBearer } from '@/lib/admin/refuse-bearer';
import { limits } from '@/lib/limits';

import { callerOf } from '../caller-of';

interface Gate {
  /** Absent, there is no such address. */
  token?: string;
  /** How many proxies in front are believed; one where nobody says. */
  trustedProxies?: number;
  /** Does what is asked for, or tells that it cannot be done now. */
  showNow: () => Promise<boolean>;
}

/** Answers who wants the catalogue to be shown at once: 204 to who brings the token, 503 where the origin cannot be asked, 401 to others, and 429 for a while to who has guessed often. */
export function createRevalidate(
  failures = limitFailures({ address: limits.adminFailuresPerAddress }),
): (request: Request, gate: Gate) => Promise<Response> {
  return async (request, { token, trustedProxies, showNow }) => {
    const refusal = await refuseBearer(request, { token, failures, address: callerOf(request, trustedProxies) });
    return (
      refusal ?? new Response(null, { status: (await showNow()) ? 204 : 503, headers: { 'cache-control': 'no-store' } })
    );
  };
}
