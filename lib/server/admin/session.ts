import 'server-only';

import { createHash, randomBytes } from 'node:crypto';

import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';

import { limits } from '@/lib/limits';
import { oncePerProcess } from '@/lib/process-registry.mjs';

const schema = z.object({
  id: z.string(),
  /** Seconds since 1970. */
  startedAt: z.number(),
  /** What each form of the session has to hold. */
  csrf: z.string(),
});
export type AdminSession = z.output<typeof schema>;

// Sealed sessions lie with their browsers; those that were ended are remembered for as long as one could come back.
const ended = oncePerProcess('ended-sessions', () => new Map<string, number>());
const ENDED_MAX = 10_000;

const seconds = () => Math.floor(Date.now() / 1000);
/** Another token opens no session of this one. */
const passwordOf = (token: string) => createHash('sha256').update(`komawari operator session ${token}`).digest('hex');
const random = () => randomBytes(24).toString('base64url');

export function newSession(): AdminSession {
  return { id: random(), startedAt: seconds(), csrf: random() };
}

/** The session for a cookie, and for how many seconds: half an hour from now, eight hours from its start at most. */
export async function sealSession(session: AdminSession, token: string): Promise<{ sealed: string; maxAge: number }> {
  const left = session.startedAt + limits.adminSessionSeconds - seconds();
  const maxAge = Math.max(1, Math.min(limits.adminIdleSeconds, left));
  return { sealed: await sealData(session, { password: passwordOf(token), ttl: maxAge }), maxAge };
}

/** The session that a cookie holds; undefined where it is none, was made with another token, has run out or was ended. */
export async function openSession(sealed: string | undefined, token: string): Promise<AdminSession | undefined> {
  if (!sealed) return undefined;
  const held = schema.safeParse(
    await unsealData(sealed, { password: passwordOf(token), ttl: limits.adminIdleSeconds }).catch(() => undefined),
  );
  if (!held.success || ended.has(held.data.id)) return undefined;
  // One that begins when it would be over was made by a clock that was ahead, and would last until then.
  return Math.abs(seconds() - held.data.startedAt) < limits.adminSessionSeconds ? held.data : undefined;
}

/** Opens to nobody any more in this process, whoever has kept the cookie. */
export function endSession({ id }: Pick<AdminSession, 'id'>): void {
  if (ended.has(id)) return;
  const now = seconds();
  for (const [old, until] of ended) if (until < now || ended.size >= ENDED_MAX) ended.delete(old);
  ended.set(id, now + limits.adminSessionSeconds);
}
