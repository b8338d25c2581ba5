import type { Kysely } from 'kysely';
import type { Schema } from './schema';
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
  /** Where notices of its chapters go, and in which language. */
  push?: { token: string; language: string };
  /** Seconds. */
  now: number;
}

/** Favourites a title; doing so again changes nothing but the push token, where one is given. */
export async function addFavorite(db: Kysely<Schema>, { session, titleId, push, now }: NewFavorite): Promise<void> {
  const tokens = { push_token: push?.token ?? null, push_language: push?.language ?? null };
  await db.transaction().execute(async (tx) => {
    await ensureSession(tx, session, now);
    await tx
      .insertInto('favorites')
      .values({ session_id: session, title_id: titleId, created_at: now, ...tokens })
      .onConflict((conflict) => {
        const same = conflict.columns(['session_id', 'title_id']);
        return push ? same.doUpdateSet(tokens) : same.doNothing();
      })
      .execute();
  });
}

export async function removeFavorite(db: Kysely<Schema>, session: string, titleId: number): Promise<void> {
  await db.deleteFrom('favorites').where('session_id', '=', session).where('title_id', '=', titleId).execute();
}
