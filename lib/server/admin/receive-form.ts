import 'server-only';

import { isSameSecret } from '@/lib/admin/same-secret';
import { readEnv } from '@/lib/env';

import { siteBase } from '../site-url';

import { refusedForm } from './answers';
import { isOwnForm } from './is-own-form';
import { readFields } from './read-fields';
import { openSession, type AdminSession } from './session';
import { sealedIn } from './session-cookie';

interface Act {
  fields: URLSearchParams;
  token: string;
  /** The browser speaks TLS. */
  isSecure: boolean;
  session: AdminSession | undefined;
}

/** Reads a form that was sent to the operator's page, for `act` to do what it says; refuses what may come from elsewhere. */
export async function receiveForm(request: Request, act: (form: Act) => Promise<Response>): Promise<Response> {
  const { adminToken: token } = readEnv();
  if (!token) return new Response(null, { status: 404 });
  const base = siteBase(request);
  if (!isOwnForm(request.headers, base)) return refusedForm();
  const fields = await readFields(request);
  if (!fields) return refusedForm(400);
  const session = await openSession(sealedIn(request.headers.get('cookie'))?.sealed, token);
  return act({ fields, token, session, isSecure: base.startsWith('https:') });
}

/** Whether a form is of the session that sends it. */
export function isOfSession(fields: URLSearchParams, session: AdminSession): boolean {
  return isSameSecret(fields.get('csrf') ?? '', session.csrf);
}
