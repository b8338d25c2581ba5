import type { Kysely } from 'kysely';
import { LANGUAGE_CODES } from '@/lib/wire/language-codes';
import type { CatalogueTable } from '../../store/catalogue-tables';
import { inBatches } from '../../store/in-batches';
import type { BannerTable, Schema } from '../../store/schema';
import { seriesIdOf } from '../../title-id';
import type { Changes } from './find-changes';

export type Kind = 'fresh' | 'changed' | 'gone';

export interface SeriesChange {
  slug: string;
  kind: Kind;
  titles: number;
  /** As language and number. */
  chapters: Record<Kind, string[]>;
}

export interface ToldChanges {
  /** In order of their names. */
  series: SeriesChange[];
  /** What changes beside series. */
  shelves: string[];
  /** What readers have of what goes. */
  marks: { favorites: number; views: number };
}

/** Shelves by their tables, in the words of catalogue.yaml. */
const SHELVES: Partial<Record<CatalogueTable, string>> = {
  labels: 'labels',
  tags: 'tags',
  publishers: 'publishers',
  featured_lists: 'featured',
  featured_list_series: 'featured',
  announcements: 'announcements',
  publisher_news: 'news',
  popups: 'popups',
  questionnaires: 'questionnaires',
  links: 'links',
  site_words: 'site',
};
const LANGUAGES = new Map<number, string>(Object.entries(LANGUAGE_CODES).map(([language, code]) => [code, language]));
const KINDS = ['fresh', 'changed', 'gone'] as const;

/** Changes in a publisher's words. To be asked before they are made. */
export async function describeChanges(db: Kysely<Schema>, { keys, tables }: Changes): Promise<ToldChanges> {
  const known = await db.selectFrom('published_keys').select(['key', 'id']).where('kind', '=', 'series').execute();
  const slugs = new Map([...known, ...keys.filter(({ kind }) => kind === 'series')].map(({ key, id }) => [id, key]));
  const gone = await goneChapters(db, idsOf(tables.chapters.gone));
  const [fresh, left] = [new Set(idsOf(tables.series.fresh)), new Set(idsOf(tables.series.gone))];
  const kindOf = (id: number): Kind => (fresh.has(id) ? 'fresh' : left.has(id) ? 'gone' : 'changed');
  const all = new Map<number, SeriesChange>();
  const at = (id: number): SeriesChange => {
    const found = all.get(id) ?? {
      slug: slugs.get(id) ?? String(id),
      kind: kindOf(id),
      titles: 0,
      chapters: { fresh: [], changed: [], gone: [] },
    };
    all.set(id, found);
    return found;
  };
  for (const kind of KINDS) {
    for (const id of idsOf(tables.series[kind])) at(id);
    for (const id of idsOf(tables.titles[kind])) at(seriesIdOf(id)).titles++;
    for (const { series_id } of tables.series_tags[kind]) at(Number(series_id));
    for (const row of kind === 'gone' ? gone : tables.chapters[kind])
      at(seriesIdOf(Number(row.title_id))).chapters[kind].push(chapterName(row));
  }
  const banners = await changedBanners(db, tables.banners);
  for (const { host_series_id: host } of banners) if (host !== null) at(Number(host));
  const shelves = [
    ...new Set(banners.flatMap(({ host_series_id: host, placement }) => (host === null ? [shelfOf(placement)] : []))),
  ];
  const others = Object.entries(SHELVES).flatMap(([table, name]) =>
    KINDS.some((kind) => tables[table as CatalogueTable][kind].length > 0) ? [name] : [],
  );
  return {
    series: [...all.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    shelves: [...new Set([...others, ...shelves])],
    marks: await countMarks(db, { titles: idsOf(tables.titles.gone), chapters: idsOf(tables.chapters.gone) }),
  };
}

function idsOf(rows: readonly Record<string, unknown>[]): number[] {
  return rows.map(({ id }) => Number(id));
}

function chapterName({ title_id, number }: { title_id?: unknown; number?: unknown }): string {
  return `${LANGUAGES.get(Number(title_id) % 10)}/${String(number)}`;
}

function shelfOf(placement: string): string {
  return placement.startsWith('ranking-') ? 'rankings' : 'banners';
}

type BannerPlace = Pick<BannerTable, 'placement' | 'host_series_id'>;

/** Where banners are changed, as they are and as they were: by its text a publisher knows them. */
async function changedBanners(
  db: Kysely<Schema>,
  { fresh, changed, gone }: Changes['tables']['banners'],
): Promise<BannerPlace[]> {
  const found = [...fresh, ...changed] as unknown as BannerPlace[];
  await inBatches(
    idsOf(gone),
    async (batch) =>
      void found.push(
        ...(await db.selectFrom('banners').select(['placement', 'host_series_id']).where('id', 'in', batch).execute()),
      ),
  );
  return found;
}

async function goneChapters(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<{ title_id: number; number: number }[]> {
  const found: { title_id: number; number: number }[] = [];
  await inBatches(
    ids,
    async (batch) =>
      void found.push(
        ...(await db
          .selectFrom('chapters')
          .select(['title_id', 'number'])
          .where('id', 'in', batch)
          .orderBy('title_id')
          .orderBy('number')
          .execute()),
      ),
  );
  return found;
}

async function countMarks(
  db: Kysely<Schema>,
  { titles, chapters }: Record<'titles' | 'chapters', readonly number[]>,
): Promise<ToldChanges['marks']> {
  const marks = { favorites: 0, views: 0 };
  await inBatches(titles, async (batch) => {
    const { count } = await db
      .selectFrom('favorites')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('title_id', 'in', batch)
      .executeTakeFirstOrThrow();
    marks.favorites += Number(count);
  });
  await inBatches(chapters, async (batch) => {
    const { count } = await db
      .selectFrom('chapter_views')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('chapter_id', 'in', batch)
      .executeTakeFirstOrThrow();
    marks.views += Number(count);
  });
  return marks;
}
