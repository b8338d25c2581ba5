import type { Kysely } from 'kysely';
import type { BannerPlacement, BannerTable, Schema } from './schema';
import type { Texts } from './texts';

/** Banners of a placement, in order: those of one series' pages, or those of no series in particular. */
export function readBanners(
  db: Kysely<Schema>,
  placements: readonly BannerPlacement[],
  hostSeriesId?: number,
): Promise<BannerTable[]> {
  const banners = db
    .selectFrom('banners')
    .selectAll()
    .where('placement', 'in', placements)
    .orderBy('position')
    .orderBy('id');
  const shown =
    hostSeriesId === undefined
      ? banners.where('host_series_id', 'is', null)
      : banners.where('host_series_id', '=', hostSeriesId);
  return shown.execute();
}

export interface FeaturedList {
  id: number;
  names: Texts<string>;
  seriesIds: number[];
}

export async function readFeaturedLists(db: Kysely<Schema>): Promise<FeaturedList[]> {
  const [lists, entries] = await Promise.all([
    db.selectFrom('featured_lists').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('featured_list_series').selectAll().orderBy('position').orderBy('series_id').execute(),
  ]);
  return lists.map(({ id, names_json }) => ({
    id,
    names: JSON.parse(names_json) as Texts<string>,
    seriesIds: entries.filter(({ list_id }) => list_id === id).map(({ series_id }) => series_id),
  }));
}

export interface Announcement {
  id: number;
  date: number;
  texts: Texts<{ title: string; body: string }>;
}

/** The newest first, none from the future, and none that the operator has hidden. */
export async function readAnnouncements(db: Kysely<Schema>, now: number): Promise<Announcement[]> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .where('date', '<=', now)
    .where('id', 'not in', db.selectFrom('hidden_announcements').select('announcement_id'))
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, date, texts_json }) => ({ id, date, texts: JSON.parse(texts_json) as Announcement['texts'] }));
}

export interface PublisherNews {
  id: number;
  publisherId: number;
  publisherName: string;
  publishedAt: number;
  url: string | null;
  /** Where it has a drawn picture, which only the demo's has, `alt` says what that shows. */
  texts: Texts<{ subject: string; body: string; alt?: string }>;
}

export function readPublisher(
  db: Kysely<Schema>,
  id: number,
): Promise<{ id: number; name: string; picture: string | null } | undefined> {
  return db.selectFrom('publishers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** News of a publisher, the newest first, none from the future; so many at most where that is said. */
export async function readPublisherNews(
  db: Kysely<Schema>,
  publisherId: number,
  { now, limit }: { now: number; limit?: number },
): Promise<PublisherNews[]> {
  const rows = await db
    .selectFrom('publisher_news')
    .innerJoin('publishers', 'publishers.id', 'publisher_news.publisher_id')
    .selectAll('publisher_news')
    .select('publishers.name')
    .where('publisher_id', '=', publisherId)
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('publisher_news.id')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    publisherId: row.publisher_id,
    publisherName: row.name,
    publishedAt: row.published_at,
    url: row.url,
    texts: JSON.parse(row.texts_json) as PublisherNews['texts'],
  }));
}
