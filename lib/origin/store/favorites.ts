import type { Kysely } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';
import { countFavorite } from './count-favorite';
import type { Schema } from './schema';
import { keepPushToken } from './push-tokens';
import { ensureSession } from './sessions';

/** Ids of a session's favourites, newest first. */
export async function readFavorites(db: Kysely<Schema>, session: string): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('title_id')
    .where('session_id', '=', session)
    .orderBy('created_at', 'desc')
    .orderBy('title_id')
    .execute();
  return rows.map(({ title_id }) => title_id);
}

export interface NewFavorite {
  session: string;
  titleId: number;
  /** Where the session is told of new chapters, and in which language. */
  push?: { token: string; language: LanguageCode };
  /** Seconds. */
  now: number;
}

/** Favourites a title; doing so again changes nothing but the session's push token, where one is given. */
export async function addFavorite(db: Kysely<Schema>, { session, titleId, push, now }: NewFavorite): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await ensureSession(tx, session, now);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('favorites')
      .values({ session_id: session, title_id: titleId, created_at: now })
      .onConflict((conflict) => conflict.columns(['session_id', 'title_id']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await countFavorite(tx, { titleId, now, change: 'added' });
    if (push) await keepPushToken(tx, { session, ...push, now });
  });
}

export async function removeFavorite(
  db: Kysely<Schema>,
  { session, titleId, now }: Omit<NewFavorite, 'push'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('favorites')
      .where('session_id', '=', session)
      .where('title_id', '=', titleId)
      .executeTakeFirst();
    if (numDeletedRows) await countFavorite(tx, { titleId, now, change: 'removed' });
  });
}
