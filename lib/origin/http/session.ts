import { limits } from '@/lib/limits';
import { Refusal } from '../refusal';

const FORM = new RegExp(`^[A-Za-z0-9_-]{1,${limits.sessionIdMaxLength}}$`);
const FORM_IN_WORDS = `1 to ${limits.sessionIdMaxLength} letters, digits, _ or -`;

/**
 * The session that a request names; undefined where it names none.
 * @throws Refusal with status 400 where the name is none that could be
 */
export function sessionOf(request: Request): string | undefined {
  const id = request.headers.get('session-token') ?? undefined;
  if (id !== undefined && !FORM.test(id))
    throw new Refusal('unauthorized', { status: 400, debugInfo: `SESSION-TOKEN is not ${FORM_IN_WORDS}.` });
  return id;
}

/** @throws Refusal `unauthorized` where there is no session to write for */
export function requireSession(session: string | undefined): string {
  if (session === undefined)
    throw new Refusal('unauthorized', { debugInfo: `This call needs a SESSION-TOKEN of ${FORM_IN_WORDS}.` });
  return session;
}
