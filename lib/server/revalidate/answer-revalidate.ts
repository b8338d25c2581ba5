import 'server-only';

import { limitFailures } from '@/lib/admin/limit-failures';
import { isSameSecret } from '@/lib/admin/same-secret';
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

const answered = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Answers who wants the catalogue to be shown at once: 204 to who brings the token, 503 where the origin cannot be asked, 401 to others, and 429 for a while to who has guessed often. */
export function createRevalidate(failures = limitFailures({ address: limits.adminFailuresPerAddress })): (request: Request, gate: Gate) => Promise<Response> {
  return async (request, { token, trustedProxies, showNow }) => {
    if (token === undefined) return answered(404);
    const address = callerOf(request, trustedProxies);
    const wait = await failures.wait(address);
    if (wait > 0) return answered(429, { 'retry-after': String(wait) });
    if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
      await failures.note(address);
      return answered(401, { 'www-authenticate': 'Bearer' });
    }
    return answered((await showNow()) ? 204 : 503);
  };
}
