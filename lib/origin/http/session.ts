import { limits } from '@/lib/limits';
import { Refusal } from '../refusal';

const FORM = new RegExp(`^[A-Za-z0-9_-]{1,${limits.sessionIdMaxLength}}$`);

/** The session that a request names; undefined where it names none, or none that could be. */
export function sessionOf(request: Request): string | undefined {
  const id = request.headers.get('session-token') ?? '';
  return FORM.test(id) ? id : undefined;
}

/** @throws Refusal `unauthorized` where there is no session to write for */
export function requireSession(session: string | undefined): string {
  if (session === undefined) throw new Refusal('unauthorized', { debugInfo: 'This call needs a SESSION-TOKEN of 1 to 128 letters, digits, _ or -.' });
  return session;
}
