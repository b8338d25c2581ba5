import type { FailureLimit } from './limit-failures';
import { isSameSecret } from './same-secret';

interface Gate {
  /** Absent, there is no such address. */
  token: string | undefined;
  failures: FailureLimit;
  /** Whose wrong tokens are counted together; undefined where nobody can tell. */
  address: string | undefined;
}

const refused = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Refuses a request without the token, or from who has guessed often: 404 where there is no token, 429 for a while, else 401. Undefined for who brings it. */
export async function refuseBearer(
  request: Request,
  { token, failures, address }: Gate,
): Promise<Response | undefined> {
  if (token === undefined) return refused(404);
  const wait = await failures.wait(address);
  if (wait > 0) return refused(429, { 'retry-after': String(wait) });
  if (isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${token}`)) return undefined;
  await failures.note(address);
  return refused(401, { 'www-authenticate': 'Bearer' });
}
