import type { Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Schema } from './schema';
import { ensureSession } from './sessions';

interface NewPushToken {
  session: string;
  language: LanguageCode;
  token: string;
  /** Seconds. */
  now: number;
}

/** Keeps where a session is told of new chapters, and in which language, in place of what was kept before. */
export async function refreshPushToken(db: Kysely<Schema>, given: NewPushToken): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await ensureSession(tx, given.session, given.now);
    await keepPushToken(tx, given);
  });
}

/** As `refreshPushToken`, for a session that has its row. */
export async function keepPushToken(
  tx: Kysely<Schema>,
  { session, language, token, now }: NewPushToken,
): Promise<void> {
  const fresh = { language, token, refreshed_at: now };
  await tx
    .insertInto('push_tokens')
    .values({ session_id: session, ...fresh })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(fresh))
    .execute();
}

/** Forgets a token that reaches nobody any more; one that took its place stays. */
export async function dropPushToken(
  db: Kysely<Schema>,
  { session, token }: Pick<NewPushToken, 'session' | 'token'>,
): Promise<void> {
  await db.deleteFrom('push_tokens').where('session_id', '=', session).where('token', '=', token).execute();
}
