import { setImmediate as breathe } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { CATALOGUE_KEY } from '../store/create-store';
import type { Schema } from '../store/schema';

/** What was read of the whole catalogue. */
export interface WholeViews {
  /** By UTC day since 1970. */
  days: Map<number, number>;
  /** By series. */
  series: Map<number, number>;
}

/** In UTC days, both included. */
export interface Period {
  first: number;
  today: number;
}

const VIEWS = sql<number>`sum(seeded_views + reader_views)`;

/** Of a large catalogue more would keep others of this process waiting: a month of 10,000 series is 300,000 rows. */
const DAYS_AT_ONCE = 10;

/** From then on nobody counts for a day any more, though the clocks of machines differ. */
const SETTLED_AFTER = 2;
/** So many periods are kept. */
const KEPT = 4;

interface Kept {
  stamp: string;
  periods: Map<number, Promise<WholeViews>>;
}

const keptOf = new WeakMap<Kysely<Schema>, Kept>();

/**
 * What was read of the whole catalogue by day and by series. A day that is over is summed up once, while catalogue and day are the same: of many series
 * that takes a large part of a second.
 */
export async function readWholeViews(db: Kysely<Schema>, { first, today }: Period): Promise<WholeViews> {
  const settled = today - SETTLED_AFTER;
  if (first > settled) return sumUp(db, first, today);
  const [past, now] = await Promise.all([settledViews(db, { first, today }, settled), sumUp(db, settled + 1, today)]);
  return { days: added(past.days, now.days), series: added(past.series, now.series) };
}

async function settledViews(db: Kysely<Schema>, { first, today }: Period, last: number): Promise<WholeViews> {
  const version = await db.selectFrom('meta').select('value').where('key', '=', CATALOGUE_KEY).executeTakeFirst();
  const stamp = `${version?.value} ${today}`;
  let kept = keptOf.get(db);
  if (kept?.stamp !== stamp) keptOf.set(db, (kept = { stamp, periods: new Map() }));
  const { periods } = kept;
  const known = periods.get(first);
  if (known) return known;
  if (periods.size >= KEPT) periods.clear();
  const views = sumUp(db, first, last);
  periods.set(first, views);
  views.catch(() => periods.delete(first));
  return views;
}

async function sumUp(db: Kysely<Schema>, first: number, last: number): Promise<WholeViews> {
  const views: WholeViews = { days: new Map(), series: new Map() };
  for (let from = first; from <= last; from += DAYS_AT_ONCE) {
    const rows = db
      .selectFrom('series_views')
      .where('day', '>=', from)
      .where('day', '<=', Math.min(last, from + DAYS_AT_ONCE - 1));
    for (const { day, read } of await rows
      .select(['day', VIEWS.as('read')])
      .groupBy('day')
      .execute())
      views.days.set(day, Number(read));
    // Others of this process are answered meanwhile.
    await breathe();
    const bySeries = await rows
      .select(['series_id', VIEWS.as('read')])
      .groupBy('series_id')
      .having(VIEWS, '>', 0)
      .execute();
    for (const { series_id, read } of bySeries)
      views.series.set(series_id, (views.series.get(series_id) ?? 0) + Number(read));
    await breathe();
  }
  return views;
}

function added(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): Map<number, number> {
  const sums = new Map(one);
  for (const [key, value] of other) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
}
