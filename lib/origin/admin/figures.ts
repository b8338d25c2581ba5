import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import { limits } from '@/lib/limits';
import { dayOf } from '../day';
import type { AdminContext, AnswerTo } from './admin-context';
import { namesOf } from './names-of';

export const FAVORITES_COUNTED_KEY = 'favorites-counted-since';

/** What is read and favourited by day, of the whole catalogue or of one series. */
export const answerFigures: AnswerTo<'figures'> = async (context, { lang, days, series }) => {
  const { db, now } = context;
  const today = dayOf(now);
  const first = today - days + 1;
  const [views, changes, favorites, since, mostRead] = await Promise.all([
    viewsByDay(context, { first, today, series }),
    changesByDay(context, { first, today, series }),
    standing(context, series),
    db.selectFrom('meta').select('value').where('key', '=', FAVORITES_COUNTED_KEY).executeTakeFirst(),
    series === undefined ? readMost(context, { first, today }) : [],
  ]);
  const names = await namesOf(db, mostRead.map(({ id }) => id), lang);
  return {
    days: Array.from({ length: days }, (_, at) => {
      const change = changes.get(first + at);
      return { day: first + at, views: views.get(first + at) ?? 0, favorited: change?.added ?? 0, unfavorited: change?.removed ?? 0 };
    }),
    favorites,
    countedSince: Number(since?.value ?? 0),
    mostRead: mostRead.map(({ id, views: read }) => ({ id, name: names.get(id) ?? '', views: read })),
  };
};

interface Period {
  first: number;
  today: number;
  series?: number;
}

const VIEWS = sql<number>`sum(seeded_views + reader_views)`;

/** Of a large catalogue more would keep others of this process waiting: a month of 10,000 series is 300,000 rows. */
const DAYS_AT_ONCE = 10;

/** A period in parts; others of this process are answered between them. */
async function* partsOf({ first, today }: Period): AsyncGenerator<{ from: number; to: number }> {
  for (let from = first; from <= today; from += DAYS_AT_ONCE) {
    yield { from, to: Math.min(today, from + DAYS_AT_ONCE - 1) };
    await breathe();
  }
}

async function viewsByDay({ db }: AdminContext, period: Period): Promise<Map<number, number>> {
  const { series } = period;
  const views = new Map<number, number>();
  for await (const { from, to } of partsOf(period)) {
    const all = db.selectFrom('series_views').select(['day', VIEWS.as('views')]).where('day', '>=', from).where('day', '<=', to).groupBy('day');
    const rows = await (series === undefined ? all : all.where('series_id', '=', series)).execute();
    for (const row of rows) views.set(row.day, Number(row.views));
  }
  return views;
}

async function changesByDay({ db }: AdminContext, { first, today, series }: Period) {
  const all = db
    .selectFrom('series_favorites')
    .select(({ fn }) => ['day', fn.sum('added').as('added'), fn.sum('removed').as('removed')])
    .where('day', '>=', first)
    .where('day', '<=', today)
    .groupBy('day');
  const rows = await (series === undefined ? all : all.where('series_id', '=', series)).execute();
  return new Map(rows.map(({ day, added, removed }) => [day, { added: Number(added), removed: Number(removed) }]));
}

/** How many favourites there are. */
async function standing({ db }: AdminContext, series: number | undefined): Promise<number> {
  const all = db.selectFrom('favorites').select(({ fn }) => fn.countAll<number>().as('count'));
  const titles = db.selectFrom('titles').select('id').where('series_id', '=', series ?? 0);
  const { count } = await (series === undefined ? all : all.where('title_id', 'in', titles)).executeTakeFirstOrThrow();
  return Number(count);
}

async function readMost({ db }: AdminContext, period: Period): Promise<{ id: number; views: number }[]> {
  const read = new Map<number, number>();
  for await (const { from, to } of partsOf(period)) {
    const rows = await db
      .selectFrom('series_views')
      .select(['series_id', VIEWS.as('views')])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy('series_id')
      .having(VIEWS, '>', 0)
      .execute();
    for (const { series_id, views } of rows) read.set(series_id, (read.get(series_id) ?? 0) + Number(views));
  }
  const series = Array.from(read, ([id, views]) => ({ id, views }));
  return series.sort((one, other) => other.views - one.views || one.id - other.id).slice(0, limits.adminMostRead);
}
