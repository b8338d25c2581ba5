import { sql } from 'kysely';
import { limits } from '@/lib/limits';
import { dayOf } from '../day';
import type { AdminContext, AnswerTo } from './admin-context';
import { namesOf } from './names-of';
import { readWholeViews, type Period, type WholeViews } from './whole-views';

const FAVORITES_COUNTED_KEY = 'favorites-counted-since';

/** What is read and favourited by day, of the whole catalogue or of one series. */
export const answerFigures: AnswerTo<'figures'> = async (context, { lang, days, series }) => {
  const { db, now } = context;
  const today = dayOf(now);
  const first = today - days + 1;
  const [views, changes, favorites, since] = await Promise.all([
    readViews(context, { first, today, series }),
    changesByDay(context, { first, today, series }),
    standing(context, series),
    db.selectFrom('meta').select('value').where('key', '=', FAVORITES_COUNTED_KEY).executeTakeFirst(),
  ]);
  const mostRead = readMost(views);
  const names = await namesOf(
    db,
    mostRead.map(({ id }) => id),
    lang,
  );
  return {
    days: Array.from({ length: days }, (_, at) => {
      const change = changes.get(first + at);
      return {
        day: first + at,
        views: views.days.get(first + at) ?? 0,
        favorited: change?.added ?? 0,
        unfavorited: change?.removed ?? 0,
      };
    }),
    favorites,
    countedSince: Number(since?.value ?? 0),
    mostRead: mostRead.map(({ id, views: read }) => ({ id, ...(names.get(id) ?? { name: '' }), views: read })),
  };
};

interface Asked extends Period {
  series?: number;
}

async function readViews({ db }: AdminContext, { first, today, series }: Asked): Promise<WholeViews> {
  if (series === undefined) return readWholeViews(db, { first, today });
  const rows = await db
    .selectFrom('series_views')
    .select(['day', sql<number>`seeded_views + reader_views`.as('views')])
    .where('series_id', '=', series)
    .where('day', '>=', first)
    .where('day', '<=', today)
    .execute();
  return { days: new Map(rows.map(({ day, views }) => [day, Number(views)])), series: new Map() };
}

async function changesByDay({ db }: AdminContext, { first, today, series }: Asked) {
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
  const titles = db
    .selectFrom('titles')
    .select('id')
    .where('series_id', '=', series ?? 0);
  const { count } = await (series === undefined ? all : all.where('title_id', 'in', titles)).executeTakeFirstOrThrow();
  return Number(count);
}

function readMost({ series }: WholeViews): { id: number; views: number }[] {
  const all = Array.from(series, ([id, views]) => ({ id, views }));
  return all.sort((one, other) => other.views - one.views || one.id - other.id).slice(0, limits.adminMostRead);
}
