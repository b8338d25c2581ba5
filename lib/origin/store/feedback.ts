import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import { ensureSession } from './sessions';

interface NewFeedback {
  session: string;
  subject: string;
  body: string;
  /** Seconds. */
  now: number;
}

export async function saveFeedback(db: Kysely<Schema>, { session, subject, body, now }: NewFeedback): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await ensureSession(tx, session, now);
    await tx
      .insertInto('feedback')
      .values({ id: randomUUID(), session_id: session, subject, body, created_at: now })
      .execute();
  });
}
