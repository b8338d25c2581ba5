import { limitFailures } from '@/lib/admin/limit-failures';
import { isSameSecret } from '@/lib/admin/same-secret';
import { limits } from '@/lib/limits';
import { refuseToWait } from '../http/write-limits';

/** Tells who calls, undefined where nobody can tell. */
export type AddressOf = () => string | undefined;

/**
 * Whether a request brings the operator's token.
 * @param addressOf absent for calls of this process, which wait for nobody
 * @throws Refusal `too-many` where too many wrong ones came from its address
 */
type KnowOperator = (request: Request, addressOf?: AddressOf) => Promise<boolean>;

/** Nobody is the operator where there is no token. Whoever brings none is not told that one could be brought. */
export function knowOperator(token: string | undefined): KnowOperator {
  const failures = limitFailures({ address: limits.adminFailuresPerAddress });
  return async (request, addressOf) => {
    const brought = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    if (token === undefined || brought === undefined) return false;
    if (!addressOf) return isSameSecret(brought, token);
    const address = addressOf() ?? '';
    refuseToWait(await failures.wait(address));
    if (isSameSecret(brought, token)) return true;
    await failures.note(address);
    return false;
  };
}
