import type { Kysely } from 'kysely';
import { atMost } from '@/lib/at-most';
import { limits } from '@/lib/limits';
import { dayOf } from '../day';
import type { AccessRules } from './access-rules';
import { CATALOGUE_KEY } from './create-store';
import { holdWriters } from './hold-writers';
import { recountPopularity } from './popularity';
import { scheduleOf } from './schedule-of';
import type { Schema } from './schema';
import { upsert } from './upsert';

/** So often it is looked whether somebody else has published what turns sooner than all that was known. */
const EVERY_SECONDS = 15;
/** At least so often it is written down how far the schedule has been followed: what lies behind is not looked at again. */
const NOTED_SECONDS = 3_600;

/** Row of `meta` that is written first by whoever is about to write the catalogue: others wait for it. */
export const PUBLISHING_KEY = 'publishing';

/** Row of `meta` with the time up to which it has been followed. */
export const SCHEDULE_KEY = 'schedule';

/**
 * What series and titles say of their newest and next chapters, and how chapters open by age, follows the clock: brings it up to date for published series of
 * which a chapter has come out or closed since somebody did so last, or should have been announced no longer. `now` is in seconds.
 */
async function updateSchedule(db: Kysely<Schema>, now: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const series = await db.selectFrom('series').select(['id', 'access_json']).where('id', 'in', ids).execute();
  for (const one of series) {
    const chapters = await db
      .selectFrom('chapters')
      .innerJoin('titles', 'titles.id', 'chapters.title_id')
      .select([
        'chapters.id',
        'chapters.title_id',
        'chapters.start_at',
        'chapters.end_at',
        'chapters.own_access',
        'chapters.access',
      ])
      .where('titles.series_id', '=', one.id)
      .orderBy('chapters.number')
      .execute();
    const titles = await db
      .selectFrom('titles')
      .select(['id', 'language'])
      .where('series_id', '=', one.id)
      .orderBy('id')
      .execute();
    const rules = one.access_json === null ? undefined : (JSON.parse(one.access_json) as AccessRules);
    const schedule = scheduleOf({ titles, chapters, rules, now });
    await db.updateTable('series').set(schedule.series).where('id', '=', one.id).execute();
    for (const [id, times] of schedule.titles) await db.updateTable('titles').set(times).where('id', '=', id).execute();
    for (const [chapter, access] of schedule.access) {
      if (chapter.access !== access)
        await db.updateTable('chapters').set({ access }).where('id', '=', chapter.id).execute();
    }
  }
}

interface Due {
  /** Series of which a chapter has come out or closed since the schedule was followed last; or, where the clock went back, has no longer. */
  ids: number[];
  /** Whether it is time to write down that it has been followed. */
  isLate: boolean;
  /** Whether the clock went back by days, and by more than the clocks of two processes differ by around midnight. */
  isSetBack: boolean;
}

async function findDue(db: Kysely<Schema>, now: number): Promise<Due> {
  const noted = await db.selectFrom('meta').select('value').where('key', '=', SCHEDULE_KEY).executeTakeFirst();
  const last = Number(noted?.value ?? 0);
  const turned = (time: 'chapters.start_at' | 'chapters.end_at') =>
    db
      .selectFrom('chapters')
      .innerJoin('titles', 'titles.id', 'chapters.title_id')
      .innerJoin('series', 'series.id', 'titles.series_id')
      .select('series.id')
      .distinct()
      .where(time, '>', Math.min(last, now))
      .where(time, '<=', Math.max(last, now))
      .where('series.access_json', 'is not', null)
      .execute();
  // A chapter that was announced without pages has no row of its own.
  const announced = db
    .selectFrom('series')
    .select('id')
    .where('next_start_at', '>', 0)
    .where('next_start_at', '<=', now)
    .where('access_json', 'is not', null)
    .execute();
  const rows = await Promise.all([turned('chapters.start_at'), turned('chapters.end_at'), announced]);
  return {
    ids: [...new Set(rows.flat().map(({ id }) => id))],
    isLate: Math.abs(now - last) >= NOTED_SECONDS,
    isSetBack: dayOf(last) > dayOf(now) + 1,
  };
}

/** When the next chapter will come out or close, with pages or only announced. */
async function findTurn(db: Kysely<Schema>, now: number): Promise<number> {
  const next = await Promise.all([
    db
      .selectFrom('chapters')
      .select('start_at as at')
      .where('start_at', '>', now)
      .orderBy('start_at')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('chapters')
      .select('end_at as at')
      .where('end_at', '>', now)
      .orderBy('end_at')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('series')
      .select('next_start_at as at')
      .where('next_start_at', '>', now)
      .orderBy('next_start_at')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return Math.min(...next.map((row) => row?.at ?? Infinity));
}

/** Has the schedule followed by whoever is asked something: as soon as something turns, for how a chapter opens is right to the second, else some times a minute at most. */
export function followSchedule(
  db: Kysely<Schema>,
  now: () => number,
  log: (message: string, error: unknown) => void,
): () => Promise<unknown> {
  let asked = -Infinity;
  let turn = Infinity;
  let running: Promise<unknown> = Promise.resolve();
  let isUnderWay = false;
  async function follow(at: number): Promise<void> {
    const { ids, isLate } = await findDue(db, at);
    if (ids.length === 0 && !isLate) return;
    await db.transaction().execute(async (tx) => {
      // As when a publication is written: of processes that come to it at once, one does it, and the others find that it is done.
      await upsert(tx, 'meta', ['key'], [{ key: PUBLISHING_KEY, value: String(at) }]);
      await holdWriters(tx);
      const still = await findDue(tx, at);
      if (still.ids.length === 0 && !still.isLate) return;
      await updateSchedule(tx, at, still.ids);
      // A view of a day that is still to come would outweigh all of today's.
      if (still.isSetBack) await recountPopularity(tx, dayOf(at));
      const changed = still.ids.length > 0 ? [{ key: CATALOGUE_KEY, value: `schedule ${at}` }] : [];
      await upsert(tx, 'meta', ['key'], [{ key: SCHEDULE_KEY, value: String(at) }, ...changed]);
    });
  }
  async function followOn(at: number): Promise<void> {
    await follow(at);
    turn = await findTurn(db, at);
  }
  return () => {
    const at = now();
    // A clock that went back is followed too.
    if (isUnderWay || (Math.abs(at - asked) < EVERY_SECONDS && at < turn)) return running;
    [asked, turn, isUnderWay] = [at, Infinity, true];
    // While a publication is written, say, readers are shown what there is, and one waits for it.
    const followed = followOn(at)
      .catch((error: unknown) => log('The schedule waits', error))
      .finally(() => void (isUnderWay = false));
    running = atMost(limits.writeWaitMs, followed);
    return running;
  };
}
