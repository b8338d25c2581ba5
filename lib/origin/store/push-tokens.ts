import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import { ensureSession } from './sessions';

export interface NewPushToken {
  session: string;
  language: string;
  token: string;
  /** Seconds. */
  now: number;
}

/** Keeps where notices in a language reach a session, in place of what was kept for that language before. */
export async function refreshPushToken(db: Kysely<Schema>, { session, language, token, now }: NewPushToken): Promise<void> {
  const fresh = { token, refreshed_at: now };
  await db.transaction().execute(async (tx) => {
    await ensureSession(tx, session, now);
    await tx
      .insertInto('push_tokens')
      .values({ session_id: session, language, ...fresh })
      .onConflict((conflict) => conflict.columns(['session_id', 'language']).doUpdateSet(fresh))
      .execute();
  });
}
