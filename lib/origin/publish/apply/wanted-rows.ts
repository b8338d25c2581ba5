import type { Insertable, Kysely } from 'kysely';
import type { AccessRules } from '../../store/access-rules';
import type { CatalogueTable } from '../../store/catalogue-tables';
import type { PopupWords } from '../../store/popups';
import { siteWordRows } from '../../store/site-words';
import { scheduleOf } from '../../store/schedule-of';
import type { ChapterTable, Schema } from '../../store/schema';
import { titleIdOf } from '../../title-id';
import type { PreparedPublication } from '../prepare/name-publication';
import { textRows } from '../stored/text-rows';
import { bannerRows } from './banner-rows';
import { findIds } from './find-ids';
import { linkRows } from './link-rows';
import { questionnaireRows } from './questionnaire-rows';
import { secondsOf } from './seconds-of';
import { chapterRows, seriesRow, titleRows } from './series-rows';

export interface WantedRows {
  /** Ids that are new. */
  keys: Schema['published_keys'][];
  rows: { [Table in CatalogueTable]: Insertable<Schema[Table]>[] };
}

/** The rows that a publication comes to at `now` (seconds). Nothing is written. */
export async function wantedRows(
  db: Kysely<Schema>,
  { catalogue, series, publisherPictures }: PreparedPublication,
  now: number,
): Promise<WantedRows> {
  const keys: WantedRows['keys'] = [];
  async function idsOf(kind: string, names: readonly string[]): Promise<(name: string) => number> {
    const { ids, fresh } = await findIds(db, kind, names);
    keys.push(...fresh);
    return (name) => ids.get(name)!;
  }
  const keyed = (kind: string, items: readonly { key: string }[]) =>
    idsOf(
      kind,
      items.map(({ key }) => key),
    );

  const publisher = await idsOf('publisher', Object.keys(catalogue.publishers));
  const idOf = await idsOf(
    'series',
    series.map(({ slug }) => slug),
  );
  const chapterKey = (titleId: number, number: number) => `${titleId}/${number}`;
  const chapter = await idsOf(
    'chapter',
    series.flatMap(({ slug, chapters }) =>
      chapters.map(({ language, entry }) => chapterKey(titleIdOf(idOf(slug), language), entry.number)),
    ),
  );
  const scheduled = series.map((one) => {
    const row = seriesRow(one, { id: idOf(one.slug), publisherId: publisher(one.facts.publisher) });
    const chapters = chapterRows(one, idOf(one.slug), (titleId, number) => chapter(chapterKey(titleId, number)));
    const titles = titleRows(one, idOf(one.slug));
    const ruled = chapters as (Insertable<ChapterTable> & Pick<ChapterTable, 'own_access'>)[];
    const schedule = scheduleOf({ titles, chapters: ruled, rules: JSON.parse(row.access_json!) as AccessRules, now });
    return {
      row: { ...row, ...schedule.series },
      titles: titles.map((title) => ({ ...title, ...schedule.titles.get(title.id) })),
      chapters: ruled.map((own) => ({ ...own, access: schedule.access.get(own) ?? own.access })),
    };
  });
  const shown = bannerRows(catalogue, series);
  const [banner, list, announcement, news, popup] = [
    await keyed('banner', shown),
    await keyed('list', catalogue.featured),
    await keyed('announcement', catalogue.announcements),
    await keyed('news', catalogue.news),
    await keyed('popup', catalogue.popups),
  ];
  // Of several for a place the first is shown.
  const popups = catalogue.popups.filter(
    ({ place }, index) => catalogue.popups.findIndex((other) => other.place === place) === index,
  );
  const rows: WantedRows['rows'] = {
    labels: Object.entries(catalogue.labels).map(([code, name], position) => ({ code, position, name: name ?? code })),
    tags: Object.entries(catalogue.tags).map(([slug, names], position) => ({
      slug,
      position,
      names_json: JSON.stringify(names),
    })),
    publishers: Object.entries(catalogue.publishers).map(([key, { name }]) => ({
      id: publisher(key),
      name,
      picture: publisherPictures.get(key) ?? '',
    })),
    series: scheduled.map(({ row }) => row),
    titles: scheduled.flatMap(({ titles }) => titles),
    chapters: scheduled.flatMap(({ chapters }) => chapters),
    series_tags: series.flatMap(({ slug, facts }) =>
      [...new Set(facts.tags)].map((tag, position) => ({ series_id: idOf(slug), tag, position })),
    ),
    banners: shown.map(({ key, series: slug, host, ...row }) => ({
      ...row,
      id: banner(key),
      series_id: idOf(slug),
      host_series_id: host === null ? null : idOf(host),
    })),
    featured_lists: catalogue.featured.map(({ key, names }, position) => ({
      id: list(key),
      position,
      names_json: JSON.stringify(names),
    })),
    featured_list_series: catalogue.featured.flatMap(({ key, series: slugs }) =>
      [...new Set(slugs)].map((slug, position) => ({ list_id: list(key), series_id: idOf(slug), position })),
    ),
    announcements: catalogue.announcements.map(({ key, date, texts }) => ({
      id: announcement(key),
      date: secondsOf(date),
      texts_json: JSON.stringify(texts),
    })),
    publisher_news: catalogue.news.map(({ key, publisher: from, date, link, texts }) => ({
      id: news(key),
      publisher_id: publisher(from),
      published_at: secondsOf(date),
      url: link ?? null,
      texts_json: JSON.stringify(texts),
    })),
    popups: popups.map(({ key, place, kind, series: slug, link, texts }) => ({
      id: popup(key),
      placement: place,
      kind,
      url: link ?? null,
      series_id: slug === undefined ? null : idOf(slug),
      texts_json: JSON.stringify((texts ?? {}) satisfies Partial<Record<string, Partial<PopupWords>>>),
    })),
    questionnaires: questionnaireRows(catalogue.questionnaires),
    links: linkRows(catalogue.links),
    site_words: siteWordRows(catalogue.site ?? {}),
    published_texts: textRows({ catalogue, series }),
  };
  return { keys, rows };
}
