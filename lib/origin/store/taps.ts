import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema, TapTable } from './schema';
import { ensureSession } from './sessions';

/** Of a banner on a title's pages it is also kept whose pages, and where on them. */
export type NewTap = Pick<TapTable, 'kind' | 'target_id' | 'event'> &
  Partial<Pick<TapTable, 'title_id' | 'banner_type' | 'location'>>;

/** Keeps a tap; each counts, however many a session makes. @param now seconds */
export async function saveTap(
  db: Kysely<Schema>,
  tap: NewTap,
  { session, now }: { session: string; now: number },
): Promise<void> {
  const whereabouts = { title_id: null, banner_type: null, location: null };
  await db.transaction().execute(async (tx) => {
    await ensureSession(tx, session, now);
    await tx
      .insertInto('taps')
      .values({ id: randomUUID(), session_id: session, created_at: now, ...whereabouts, ...tap })
      .execute();
  });
}

/** Whether there is a row of that id, be it shown now or not. */
export async function isOnShelf(db: Kysely<Schema>, table: 'banners' | 'popups', id: number): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
