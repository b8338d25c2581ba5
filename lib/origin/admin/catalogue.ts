import { sql, type Kysely } from 'kysely';
import { limits } from '@/lib/limits';
import type { Schema } from '../store/schema';
import { findTitles } from '../store/title-search';
import type { AdminContext, AnswerTo } from './admin-context';
import { namesOf, type SeriesName } from './names-of';

const FACTS = ['id', 'slug', 'author', 'status', 'newest_start_at', 'next_start_at'] as const;

interface Counted {
  out: number;
  ended: number;
  scheduled: number;
}
const NONE: Counted = { out: 0, ended: 0, scheduled: 0 };

/** Series by their newest chapter, a page at a time. */
export const answerCatalogue: AnswerTo<'catalogue'> = async ({ db, now }, { lang, page, search, status }) => {
  let wanted = db.selectFrom('series');
  if (status) wanted = wanted.where('status', '=', status);
  if (search.trim() !== '') {
    const titles = await findTitles(db, search);
    wanted = wanted.where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('titles')
            .select('series_id')
            .where('titles.id', 'in', titles.length > 0 ? titles : [0]),
        ),
        eb('slug', '=', search.trim()),
      ]),
    );
  }
  const rows = await wanted
    .select(FACTS)
    .orderBy('newest_start_at', 'desc')
    .orderBy('id')
    .limit(limits.adminPageEntries)
    .offset((page - 1) * limits.adminPageEntries)
    .execute();
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ids = rows.map(({ id }) => id);
  const [names, counts, titles] = await Promise.all([
    namesOf(db, ids, lang),
    countChapters(db, 'titles.series_id', ids, now),
    db
      .selectFrom('titles')
      .select(['series_id', 'language'])
      .where('series_id', 'in', [0, ...ids])
      .orderBy('id')
      .execute(),
  ]);
  return {
    total: Number(total),
    series: rows.map((row) => ({
      ...factsOf(row, names),
      ...(counts.get(row.id) ?? NONE),
      languages: titles.filter(({ series_id }) => series_id === row.id).map(({ language }) => language),
    })),
  };
};

/** One series with its titles and what is to come of each. */
export const answerSeries: AnswerTo<'series'> = async ({ db, now }, { id, lang }) => {
  const [series, titles, names] = await Promise.all([
    db.selectFrom('series').select(FACTS).where('id', '=', id).executeTakeFirst(),
    db.selectFrom('titles').selectAll().where('series_id', '=', id).orderBy('id').execute(),
    namesOf(db, [id], lang),
  ]);
  const ids = titles.map((title) => title.id);
  const [counts, favorites] = await Promise.all([countChapters(db, 'titles.id', ids, now), countFavorites(db, ids)]);
  return {
    series: series ? factsOf(series, names) : null,
    titles: await Promise.all(
      titles.map(async (title) => ({
        id: title.id,
        language: title.language,
        name: title.name,
        ...(counts.get(title.id) ?? NONE),
        favorites: favorites.get(title.id) ?? 0,
        views: title.seeded_views + title.reader_views,
        newest: (await chaptersOf({ db, now }, title.id, 'newest'))[0] ?? null,
        next: await chaptersOf({ db, now }, title.id, 'next'),
      })),
    ),
  };
};

type Facts = Pick<Schema['series'], 'id' | 'slug' | 'author' | 'status' | 'newest_start_at' | 'next_start_at'>;

function factsOf(
  { id, slug, author, status, newest_start_at, next_start_at }: Facts,
  names: ReadonlyMap<number, SeriesName>,
) {
  return {
    id,
    slug,
    ...(names.get(id) ?? { name: '' }),
    author,
    status,
    newestStartAt: newest_start_at,
    nextStartAt: next_start_at,
  };
}

/** How many chapters are out now, are so no more, and will be, of each series or title. */
async function countChapters(
  db: Kysely<Schema>,
  by: 'titles.series_id' | 'titles.id',
  ids: readonly number[],
  now: number,
): Promise<Map<number, Counted>> {
  const rows = await db
    .selectFrom('chapters')
    .innerJoin('titles', 'titles.id', 'chapters.title_id')
    .select([
      sql<number>`${sql.ref(by)}`.as('of'),
      sql<number>`sum(case when start_at <= ${now} and end_at > ${now} then 1 else 0 end)`.as('out'),
      sql<number>`sum(case when start_at <= ${now} and end_at <= ${now} then 1 else 0 end)`.as('ended'),
      sql<number>`sum(case when start_at > ${now} then 1 else 0 end)`.as('scheduled'),
    ])
    .where(by, 'in', [0, ...ids])
    .groupBy(by)
    .execute();
  return new Map(
    rows.map(({ of, out, ended, scheduled }) => [
      of,
      { out: Number(out), ended: Number(ended), scheduled: Number(scheduled) },
    ]),
  );
}

async function countFavorites(db: Kysely<Schema>, titles: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('favorites')
    .select(({ fn }) => ['title_id', fn.countAll<number>().as('count')])
    .where('title_id', 'in', [0, ...titles])
    .groupBy('title_id')
    .execute();
  return new Map(rows.map(({ title_id, count }) => [title_id, Number(count)]));
}

/** A title's last chapter that is out, or its first ones that are not. */
async function chaptersOf({ db, now }: AdminContext, titleId: number, which: 'newest' | 'next') {
  const all = db.selectFrom('chapters').select(['id', 'name', 'sub_title', 'start_at']).where('title_id', '=', titleId);
  const rows = await (
    which === 'newest'
      ? all
          .where('start_at', '<=', now)
          .where('end_at', '>', now)
          .orderBy('start_at', 'desc')
          .orderBy('number', 'desc')
          .limit(1)
      : all.where('start_at', '>', now).orderBy('start_at').orderBy('number').limit(limits.adminNextChapters)
  ).execute();
  return rows.map(({ id, name, sub_title, start_at }) => ({ id, name, subTitle: sub_title, startAt: start_at }));
}
