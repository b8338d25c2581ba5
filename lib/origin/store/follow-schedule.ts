import type { Kysely } from 'kysely';
import { accessAt, type AccessRules } from './access-rules';
import { CATALOGUE_KEY } from './create-store';
import type { Schema } from './schema';
import { upsert } from './upsert';

const EVERY_SECONDS = 15;

/** Row of `meta` with the time up to which it has been followed. */
export const SCHEDULE_KEY = 'schedule';

/**
 * What series say of their newest and next chapters, and how chapters open by age, follows the clock: brings it up to date for published series of
 * which a chapter has come out since somebody did so last. `now` is in seconds.
 */
export async function updateSchedule(db: Kysely<Schema>, now: number, onlySeries?: readonly number[]): Promise<void> {
  const ids = onlySeries ?? (await due(db, now));
  if (ids.length === 0) return;
  const series = await db.selectFrom('series').select(['id', 'access_json', 'next_start_at', 'newest_start_at', 'first_start_at']).where('id', 'in', ids).execute();
  for (const one of series) {
    const chapters = await db
      .selectFrom('chapters')
      .innerJoin('titles', 'titles.id', 'chapters.title_id')
      .select(['chapters.id', 'chapters.title_id', 'chapters.start_at', 'chapters.own_access', 'chapters.access'])
      .where('titles.series_id', '=', one.id)
      .orderBy('chapters.number')
      .execute();
    const starts = chapters.map(({ start_at }) => start_at);
    const [out, coming] = [starts.filter((start) => start <= now), starts.filter((start) => start > now)];
    const announced = [...coming, ...(one.next_start_at > now ? [one.next_start_at] : [])];
    const all = { first_start_at: Math.min(...starts), newest_start_at: out.length > 0 ? Math.max(...out) : Math.min(...starts), next_start_at: announced.length > 0 ? Math.min(...announced) : 0 };
    await db.updateTable('series').set(all).where('id', '=', one.id).execute();
    const rules = one.access_json === null ? undefined : (JSON.parse(one.access_json) as AccessRules);
    for (const titleId of rules ? new Set(chapters.map(({ title_id }) => title_id)) : []) {
      const own = chapters.filter(({ title_id }) => title_id === titleId);
      for (const [index, access] of accessAt(own, rules!, now).entries()) {
        if (own[index]!.access !== access) await db.updateTable('chapters').set({ access }).where('id', '=', own[index]!.id).execute();
      }
    }
  }
}

async function due(db: Kysely<Schema>, now: number): Promise<number[]> {
  const last = await db.selectFrom('meta').select('value').where('key', '=', SCHEDULE_KEY).executeTakeFirst();
  const rows = await db
    .selectFrom('chapters')
    .innerJoin('titles', 'titles.id', 'chapters.title_id')
    .innerJoin('series', 'series.id', 'titles.series_id')
    .select('series.id')
    .distinct()
    .where('chapters.start_at', '>', Number(last?.value ?? 0))
    .where('chapters.start_at', '<=', now)
    .where('series.access_json', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Has the schedule followed, some times a minute at most, by whoever is asked something. */
export function followSchedule(db: Kysely<Schema>, now: () => number, log: (line: string) => void): () => Promise<void> {
  let next = 0;
  let running = Promise.resolve();
  async function follow(at: number): Promise<void> {
    if ((await due(db, at)).length === 0) return;
    await db.transaction().execute(async (tx) => {
      await updateSchedule(tx, at);
      await upsert(tx, 'meta', ['key'], [{ key: SCHEDULE_KEY, value: String(at) }, { key: CATALOGUE_KEY, value: `schedule ${at}` }]);
    });
  }
  return () => {
    const at = now();
    if (at < next) return running;
    next = at + EVERY_SECONDS;
    running = follow(at).catch((error: unknown) => log(`The schedule waits: ${String(error)}`));
    return running;
  };
}
