import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayOf } from '../../day';
import { CATALOGUE_KEY } from '../../store/create-store';
import { PUBLISHING_KEY, SCHEDULE_KEY, updateSchedule } from '../../store/follow-schedule';
import { holdWriters } from '../../store/hold-writers';
import { inBatches } from '../../store/in-batches';
import { recountPopularity } from '../../store/popularity';
import type { PopupWords } from '../../store/popups';
import type { Schema } from '../../store/schema';
import { tidyTitleSearch, writeTitleSearch } from '../../store/title-search';
import { upsert } from '../../store/upsert';
import type { PreparedPublication } from '../prepare/prepare-publication';
import { bannerRows } from './banner-rows';
import { questionnaireRows } from './questionnaire-rows';
import { secondsOf } from './seconds-of';
import { chapterRows, seriesRow, titleIdIn, titleRows } from './series-rows';
import { takeIds } from './take-ids';

/** Tables of which nothing of a reader's depends: they are written anew. */
const REPLACED = ['popups', 'publisher_news', 'announcements', 'featured_list_series', 'featured_lists', 'banners', 'series_tags'] as const;

/**
 * Makes a publication the catalogue, all at once: what it does not have is gone afterwards, with what readers kept of it. What stays keeps its ids, and
 * so readers' favourites, views and comments. `now` is in seconds.
 */
export async function applyPublication(db: Kysely<Schema>, publication: PreparedPublication, now: number): Promise<void> {
  const { catalogue, series, publisherPictures } = publication;
  await db.transaction().execute(async (tx) => {
    // Writing first takes the write lock.
    await upsert(tx, 'meta', ['key'], [{ key: PUBLISHING_KEY, value: String(now) }]);
    await holdWriters(tx);
    for (const table of REPLACED) await tx.deleteFrom(table).execute();

    const publishers = await takeIds(tx, 'publisher', Object.keys(catalogue.publishers));
    const seriesIds = await takeIds(tx, 'series', series.map(({ slug }) => slug));
    const idOf = (slug: string) => seriesIds.get(slug)!;
    await upsert(tx, 'labels', ['code'], Object.entries(catalogue.labels).map(([code, name], position) => ({ code, position, name: name ?? code })));
    await upsert(tx, 'tags', ['slug'], Object.entries(catalogue.tags).map(([slug, names], position) => ({ slug, position, names_json: JSON.stringify(names) })));
    await upsert(tx, 'publishers', ['id'], Object.entries(catalogue.publishers).map(([key, { name }]) => ({ id: publishers.get(key)!, name, picture: publisherPictures.get(key) ?? '' })));

    const chapterKeys = series.flatMap(({ slug, chapters }) => chapters.map(({ language, entry }) => chapterKey(titleIdIn(idOf(slug), language), entry.number)));
    const chapterIds = await takeIds(tx, 'chapter', chapterKeys);
    const rows = {
      series: series.map((one) => seriesRow(one, { id: idOf(one.slug), publisherId: publishers.get(one.facts.publisher)! })),
      titles: series.flatMap((one) => titleRows(one, idOf(one.slug))),
      chapters: series.flatMap((one) => chapterRows(one, idOf(one.slug), (titleId, number) => chapterIds.get(chapterKey(titleId, number))!)),
    };
    await withdraw(tx, 'chapters', rows.chapters.map(({ id }) => id));
    await withdraw(tx, 'titles', rows.titles.map(({ id }) => id));
    await withdraw(tx, 'series', rows.series.map(({ id }) => id));
    for (const table of ['series', 'titles', 'chapters'] as const) await upsert(tx, table, ['id'], rows[table]);
    await upsert(tx, 'series_tags', ['series_id', 'tag'], series.flatMap(({ slug, facts }) => [...new Set(facts.tags)].map((tag, position) => ({ series_id: idOf(slug), tag, position }))));
    await withdrawNamed(tx, catalogue);

    await writeShelves(tx, publication, idOf, publishers);
    await upsert(tx, 'questionnaires', ['key'], questionnaireRows(catalogue.questionnaires));
    await inBatches(rows.series.map(({ id }) => id), (batch) => updateSchedule(tx, now, batch));
    const authors = new Map(rows.series.map(({ id, author }) => [id, author]));
    await writeTitleSearch(tx, rows.titles.map(({ id, name, series_id }) => ({ id, name, author: authors.get(series_id) ?? '' })));
    await tidyTitleSearch(tx);
    await recountPopularity(tx, dayOf(now));
    await upsert(tx, 'meta', ['key'], [{ key: SCHEDULE_KEY, value: String(now) }, { key: CATALOGUE_KEY, value: `published ${randomUUID()}` }]);
  });
}

function chapterKey(titleId: number, number: number): string {
  return `${titleId}/${number}`;
}

/** Takes out the rows that are no more. */
async function withdraw(tx: Kysely<Schema>, table: 'series' | 'titles' | 'chapters', ids: readonly number[]): Promise<void> {
  const there = await tx.selectFrom(table).select('id').execute();
  const kept = new Set(ids);
  await inBatches(there.filter(({ id }) => !kept.has(id)).map(({ id }) => id), async (gone) => {
    await tx.deleteFrom(table).where('id', 'in', gone).execute();
    if (table === 'titles') await tx.deleteFrom('title_search').where('rowid', 'in', gone).execute();
  });
}

/** Labels, tags, publishers and questionnaires that are no more; series do not name them any longer. */
async function withdrawNamed(tx: Kysely<Schema>, { labels, tags, publishers, questionnaires }: PreparedPublication['catalogue']): Promise<void> {
  const ids = await takeIds(tx, 'publisher', Object.keys(publishers));
  await tx.deleteFrom('labels').where('code', 'not in', ['', ...Object.keys(labels)]).execute();
  await tx.deleteFrom('tags').where('slug', 'not in', ['', ...Object.keys(tags)]).execute();
  await tx.deleteFrom('publishers').where('id', 'not in', [0, ...ids.values()]).execute();
  await tx.deleteFrom('questionnaires').where('key', 'not in', ['', ...questionnaires.map(({ key }) => key)]).execute();
}

async function writeShelves(tx: Kysely<Schema>, { catalogue, series }: PreparedPublication, idOf: (slug: string) => number, publishers: ReadonlyMap<string, number>): Promise<void> {
  const idsOf = (kind: string, items: readonly { key: string }[]) => takeIds(tx, kind, items.map(({ key }) => key));
  const banners = bannerRows(catalogue, series);
  const bannerIds = await idsOf('banner', banners);
  await upsert(tx, 'banners', ['id'], banners.map(({ key, series: shown, host, ...banner }) => ({ ...banner, id: bannerIds.get(key)!, series_id: idOf(shown), host_series_id: host === null ? null : idOf(host) })));
  const lists = await idsOf('list', catalogue.featured);
  await upsert(tx, 'featured_lists', ['id'], catalogue.featured.map(({ key, names }, position) => ({ id: lists.get(key)!, position, names_json: JSON.stringify(names) })));
  await upsert(tx, 'featured_list_series', ['list_id', 'series_id'], catalogue.featured.flatMap(({ key, series: slugs }) => [...new Set(slugs)].map((slug, position) => ({ list_id: lists.get(key)!, series_id: idOf(slug), position }))));
  const announcements = await idsOf('announcement', catalogue.announcements);
  await upsert(tx, 'announcements', ['id'], catalogue.announcements.map(({ key, date, texts }) => ({ id: announcements.get(key)!, date: secondsOf(date), texts_json: JSON.stringify(texts) })));
  const news = await idsOf('news', catalogue.news);
  await upsert(tx, 'publisher_news', ['id'], catalogue.news.map(({ key, publisher, date, link, texts }) => ({ id: news.get(key)!, publisher_id: publishers.get(publisher)!, published_at: secondsOf(date), url: link ?? null, texts_json: JSON.stringify(texts) })));
  const popups = await idsOf('popup', catalogue.popups);
  // Of several for a place the first is shown: that with the lowest id.
  const first = catalogue.popups.filter(({ place }, index) => catalogue.popups.findIndex((other) => other.place === place) === index);
  await upsert(tx, 'popups', ['id'], first.map(({ key, place, kind, series: slug, link, texts }) => ({ id: popups.get(key)!, placement: place, kind, url: link ?? null, series_id: slug === undefined ? null : idOf(slug), texts_json: JSON.stringify((texts ?? {}) satisfies Partial<Record<string, Partial<PopupWords>>>) })));
}
