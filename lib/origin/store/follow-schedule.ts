import type { Kysely } from 'kysely';
import type { AccessRules } from './access-rules';
import { CATALOGUE_KEY } from './create-store';
import { holdWriters } from './hold-writers';
import { scheduleOf } from './schedule-of';
import type { Schema } from './schema';
import { upsert } from './upsert';

const EVERY_SECONDS = 15;

/** Row of `meta` that is written first by whoever is about to write the catalogue: others wait for it. */
export const PUBLISHING_KEY = 'publishing';

/** Row of `meta` with the time up to which it has been followed. */
export const SCHEDULE_KEY = 'schedule';

/**
 * What series say of their newest and next chapters, and how chapters open by age, follows the clock: brings it up to date for published series of
 * which a chapter has come out or closed since somebody did so last, or should have been announced no longer. `now` is in seconds.
 */
export async function updateSchedule(db: Kysely<Schema>, now: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const series = await db.selectFrom('series').select(['id', 'access_json']).where('id', 'in', ids).execute();
  for (const one of series) {
    const chapters = await db
      .selectFrom('chapters')
      .innerJoin('titles', 'titles.id', 'chapters.title_id')
      .select(['chapters.id', 'chapters.title_id', 'chapters.start_at', 'chapters.end_at', 'chapters.own_access', 'chapters.access'])
      .where('titles.series_id', '=', one.id)
      .orderBy('chapters.number')
      .execute();
    const rules = one.access_json === null ? undefined : (JSON.parse(one.access_json) as AccessRules);
    const schedule = scheduleOf(chapters, rules, now);
    await db.updateTable('series').set(schedule.series).where('id', '=', one.id).execute();
    for (const [chapter, access] of schedule.access) {
      if (chapter.access !== access) await db.updateTable('chapters').set({ access }).where('id', '=', chapter.id).execute();
    }
  }
}

async function due(db: Kysely<Schema>, now: number): Promise<number[]> {
  const last = await db.selectFrom('meta').select('value').where('key', '=', SCHEDULE_KEY).executeTakeFirst();
  const turned = (time: 'chapters.start_at' | 'chapters.end_at') =>
    db
      .selectFrom('chapters')
      .innerJoin('titles', 'titles.id', 'chapters.title_id')
      .innerJoin('series', 'series.id', 'titles.series_id')
      .select('series.id')
      .distinct()
      .where(time, '>', Number(last?.value ?? 0))
      .where(time, '<=', now)
      .where('series.access_json', 'is not', null)
      .execute();
  // A chapter that was announced without pages has no row of its own.
  const announced = db.selectFrom('series').select('id').where('next_start_at', '>', 0).where('next_start_at', '<=', now).where('access_json', 'is not', null).execute();
  const rows = await Promise.all([turned('chapters.start_at'), turned('chapters.end_at'), announced]);
  return [...new Set(rows.flat().map(({ id }) => id))];
}

/** Has the schedule followed, some times a minute at most, by whoever is asked something. */
export function followSchedule(db: Kysely<Schema>, now: () => number, log: (message: string, error: unknown) => void): () => Promise<void> {
  let next = 0;
  let running = Promise.resolve();
  async function follow(at: number): Promise<void> {
    if ((await due(db, at)).length === 0) return;
    await db.transaction().execute(async (tx) => {
      // As when a publication is written: of processes that come to it at once, one does it, and the others find that it is done.
      await upsert(tx, 'meta', ['key'], [{ key: PUBLISHING_KEY, value: String(at) }]);
      await holdWriters(tx);
      const ids = await due(tx, at);
      if (ids.length === 0) return;
      await updateSchedule(tx, at, ids);
      await upsert(tx, 'meta', ['key'], [{ key: SCHEDULE_KEY, value: String(at) }, { key: CATALOGUE_KEY, value: `schedule ${at}` }]);
    });
  }
  return () => {
    const at = now();
    if (at < next) return running;
    next = at + EVERY_SECONDS;
    running = follow(at).catch((error: unknown) => log('The schedule waits', error));
    return running;
  };
}
