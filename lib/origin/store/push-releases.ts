import type { Kysely } from 'kysely';
import { limits } from '@/lib/limits';
import { isOut } from './is-out';
import { isPostgres } from './is-postgres';
import type { Schema } from './schema';

const SINCE = 'push-since';
/** Chapters that one look finds, and sessions that one step spreads a chapter to. */
const FOUND_MAX = 1_000;
const SPREAD_MAX = 500;

/**
 * Takes note of chapters that have come out, each once, whoever looks: those of the last day that can be read on the web. What came out
 * before the first look is not news; what was put off since is, when it comes.
 * @param now seconds
 */
export async function noteReleases(db: Kysely<Schema>, now: number): Promise<void> {
  await forgetPutOff(db, now);
  const first = await sinceWhen(db, now);
  const earliest = now - limits.pushWithinSeconds;
  // A first look that is still to come was a clock's that was ahead.
  const since = first > now + limits.pushWithinSeconds ? earliest : Math.max(first, earliest);
  const found = await db
    .selectFrom('chapters')
    .select('id')
    .where('start_at', '>', since)
    .where(isOut(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('push_releases')
            .select('push_releases.chapter_id')
            .whereRef('push_releases.chapter_id', '=', 'chapters.id'),
        ),
      ),
    )
    .orderBy('start_at')
    .orderBy('id')
    .limit(FOUND_MAX)
    .execute();
  if (found.length === 0) return;
  await db
    .insertInto('push_releases')
    .values(found.map(({ id }) => ({ chapter_id: id, reached: '', is_spread: 0 })))
    .onConflict((conflict) => conflict.column('chapter_id').doNothing())
    .execute();
}

/** Chapters that came out and begin in the future again are as if they had not: what waits for their readers goes, too. */
async function forgetPutOff(db: Kysely<Schema>, now: number): Promise<void> {
  const putOff = await db
    .selectFrom('push_releases')
    .innerJoin('chapters', 'chapters.id', 'push_releases.chapter_id')
    .select('chapter_id')
    .where('chapters.start_at', '>', now)
    .limit(FOUND_MAX)
    .execute();
  if (putOff.length === 0) return;
  const ids = putOff.map(({ chapter_id }) => chapter_id);
  await db.transaction().execute(async (tx) => {
    for (const table of ['push_deliveries', 'push_releases'] as const)
      await tx.deleteFrom(table).where('chapter_id', 'in', ids).execute();
  });
}

/**
 * Notes deliveries for some of those who favour a chapter that came out, and where it stopped, in one step that is done or not.
 * @param now seconds, from which they are due
 * @returns false where there is nothing left to spread
 */
export async function spreadRelease(db: Kysely<Schema>, now: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const release = await tx
      .selectFrom('push_releases')
      .innerJoin('chapters', 'chapters.id', 'push_releases.chapter_id')
      .select(['chapter_id', 'title_id', 'reached'])
      .where('is_spread', '=', 0)
      .orderBy('chapter_id')
      .limit(1)
      .$if(isPostgres(tx), (query) => query.forUpdate('push_releases').skipLocked())
      .executeTakeFirst();
    if (!release) return false;
    const told = await tx
      .selectFrom('favorites')
      .innerJoin('push_tokens', 'push_tokens.session_id', 'favorites.session_id')
      .select('favorites.session_id')
      .where('favorites.title_id', '=', release.title_id)
      .where('favorites.session_id', '>', release.reached)
      .orderBy('favorites.session_id')
      .limit(SPREAD_MAX)
      .execute();
    const deliveries = told.map(({ session_id }) => ({
      chapter_id: release.chapter_id,
      session_id,
      tries: 0,
      due_at: now,
    }));
    if (deliveries.length > 0)
      await tx
        .insertInto('push_deliveries')
        .values(deliveries)
        .onConflict((conflict) => conflict.columns(['chapter_id', 'session_id']).doNothing())
        .execute();
    const reached = told.at(-1)?.session_id ?? release.reached;
    await tx
      .updateTable('push_releases')
      .set({ reached, is_spread: told.length < SPREAD_MAX ? 1 : 0 })
      .where('chapter_id', '=', release.chapter_id)
      .execute();
    return true;
  });
}

/** When the first look was, by whoever came first. */
async function sinceWhen(db: Kysely<Schema>, now: number): Promise<number> {
  const read = () => db.selectFrom('meta').select('value').where('key', '=', SINCE).executeTakeFirst();
  const known = await read();
  if (known) return Number(known.value);
  await db
    .insertInto('meta')
    .values({ key: SINCE, value: String(now) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return Number((await read())!.value);
}
