import type { Insertable } from 'kysely';

import { noticeRows } from '@/lib/origin/demo/notice-rows';
import { questionnaireRow } from '@/lib/origin/demo/questionnaire-row';
import { DAY_SECONDS, dayOf } from '@/lib/origin/day';
import { LABEL_CODES } from '@/lib/origin/publish/schema/label-codes';
import type { BannerPlacement, Schema } from '@/lib/origin/store/schema';
import { titleIdOf } from '@/lib/origin/title-id';

import { chapterIdOf, MEASURED_CHAPTERS, PUBLISHERS, sentence, TAGS } from './synthetic-series';

export const READERS = 200;
const FAVORITES = 20;
const VIEWED_CHAPTERS = 10;
const COMMENTS_OF_A_CHAPTER = 10;
const LISTS = 6;
const SERIES_OF_A_LIST = 10;
const NEWS_OF_A_PUBLISHER = 20;
/** Numbers of banners by placement: of pages of the site, and beside each measured series and each other one. */
const SITE_BANNERS = {
  home: 7,
  'ranking-hottest': 2,
  'ranking-trending': 1,
  'ranking-completed': 1,
  featured: 5,
  search: 1,
};
const MEASURED_BANNERS = { title: 1, publisher: 3, viewer: 1, 'viewer-insert': 1, 'last-page': 1 };
const OTHER_BANNERS = { title: 1, viewer: 1 };

type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] };

export interface CatalogueFacts {
  /** Ids of the measured series. */
  measured: readonly number[];
  size: number;
  /** Seconds. */
  now: number;
}

export const readerOf = (index: number) => `reader-${index % READERS}`;

const range = (length: number) => Array.from({ length }, (_, index) => index);
const names = (eng: string, index: number) =>
  JSON.stringify({ eng: `${eng} ${index + 1}`, esp: `${eng} (${index + 1})` });

/** Rows that series refer to. */
export const rowsBeforeSeries = (): Rows => ({
  labels: LABEL_CODES.map((code, position) => ({ code, position, name: `Label ${code}` })),
  tags: TAGS.map((slug, position) => ({ slug, position, names_json: names('Tag', position) })),
  publishers: range(PUBLISHERS).map((index) => ({ id: index + 1, name: `Publisher ${index + 1}` })),
});

/** Rows that refer to series: as many in every catalogue and to measured series only, but for the banners beside each series. */
export function rowsAfterSeries({ measured, size, now }: CatalogueFacts): Rows {
  const { announcements, popups, publisher_news: news } = noticeRows(now);
  const seriesOf = (index: number) => measured[index % measured.length]!;
  const titleOf = (index: number) => titleIdOf(seriesOf(index), 'eng');
  const isMeasured = new Set(measured);
  const banners = [
    ...placements(SITE_BANNERS).map((placement) => ({ placement, host_series_id: null })),
    ...range(size).flatMap((index) =>
      placements(isMeasured.has(index + 1) ? MEASURED_BANNERS : OTHER_BANNERS).map((placement) => ({
        placement,
        host_series_id: index + 1,
      })),
    ),
  ];
  return {
    featured_lists: range(LISTS).map((index) => ({ id: index + 1, position: index, names_json: names('List', index) })),
    featured_list_series: range(LISTS * SERIES_OF_A_LIST).map((index) => ({
      list_id: 1 + Math.floor(index / SERIES_OF_A_LIST),
      series_id: seriesOf(index),
      position: index % SERIES_OF_A_LIST,
    })),
    announcements,
    popups,
    questionnaires: [questionnaireRow()],
    publisher_news: range(PUBLISHERS * NEWS_OF_A_PUBLISHER).map((index) => ({
      id: index + 1,
      publisher_id: 1 + (index % PUBLISHERS),
      published_at: now - (1 + index) * DAY_SECONDS,
      url: '/updates',
      texts_json: news[index % news.length]!.texts_json,
    })),
    banners: banners.map((banner, index) => ({
      ...banner,
      id: index + 1,
      position: index,
      series_id: seriesOf(index),
      shape: 'wide',
      is_pr: 0,
    })),
    sessions: range(READERS).map((index) => ({ id: readerOf(index), created_at: now })),
    favorites: range(READERS * FAVORITES).map((index) => ({
      session_id: readerOf(index),
      title_id: titleOf((index % READERS) + 5 * Math.floor(index / READERS)),
      created_at: now - Math.floor(index / READERS),
    })),
    chapter_views: range(READERS * VIEWED_CHAPTERS).map((index) => ({
      session_id: readerOf(index),
      chapter_id: chapterIdOf(titleOf(index % READERS), 1 + Math.floor(index / READERS)),
      title_id: titleOf(index % READERS),
      day: dayOf(now) - 1,
    })),
    comments: range(measured.length * MEASURED_CHAPTERS * COMMENTS_OF_A_CHAPTER).map((index) => {
      const chapter = Math.floor(index / COMMENTS_OF_A_CHAPTER);
      return {
        id: index + 1,
        chapter_id: chapterIdOf(titleOf(Math.floor(chapter / MEASURED_CHAPTERS)), 1 + (chapter % MEASURED_CHAPTERS)),
        position: 1 + (index % COMMENTS_OF_A_CHAPTER),
        user_name: `Reader ${index}`,
        body: sentence(index % 400, 12),
        created_at: now - (index % 400),
        seeded_likes: index % 97,
      };
    }),
  };
}

const placements = (counts: Partial<Record<BannerPlacement, number>>): BannerPlacement[] =>
  (Object.entries(counts) as [BannerPlacement, number][]).flatMap(([placement, count]) =>
    range(count).map(() => placement),
  );
