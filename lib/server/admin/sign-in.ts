import 'server-only';

import { limitFailures } from '@/lib/admin/limit-failures';
import { adminRoutes, safeNext } from '@/lib/admin/routes';
import { isSameSecret } from '@/lib/admin/same-secret';
import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';
import { oncePerProcess } from '@/lib/process-registry.mjs';

import { callerOf } from '../caller-of';

import { explained, seeOther } from './answers';
import { receiveForm } from './receive-form';
import { newSession, sealSession } from './session';
import { cookieName, sessionCookie } from './session-cookie';

const failures = () => oncePerProcess('sign-ins', () => limitFailures({ address: limits.adminFailuresPerAddress }));

/** Opens a session to who brings the token. */
export function signIn(request: Request): Promise<Response> {
  return receiveForm(request, async ({ fields, token, isSecure }) => {
    const address = callerOf(request, readEnv().trustedProxies);
    const next = safeNext(fields.get('next'));
    const seconds = await failures().wait(address);
    if (seconds > 0)
      return explained(429, adminRoutes.signIn({ why: 'wait', seconds, next }), { 'retry-after': String(seconds) });
    if (!isSameSecret(fields.get('token') ?? '', token)) {
      await failures().note(address);
      return explained(401, adminRoutes.signIn({ why: 'wrong', next }));
    }
    const { sealed, maxAge } = await sealSession(newSession(), token);
    return seeOther(next, sessionCookie(cookieName(isSecure), sealed, maxAge));
  });
}
