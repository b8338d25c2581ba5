import type { Insertable } from 'kysely';
import { noticeRows } from '@/lib/origin/demo/notice-rows';
import { questionnaireRow } from '@/lib/origin/demo/questionnaire-row';
import { DAY_SECONDS } from '@/lib/origin/day';
import type { BannerPlacement, Schema } from '@/lib/origin/store/schema';
import { LABELS, PUBLISHERS, TAGS } from './synthetic-series';

const LISTS = 6;
const LIST_LENGTH = 10;
const NEWS_OF_A_PUBLISHER = 20;
/** Banners of no series' own, by placement. */
const SHELVES: Partial<Record<BannerPlacement, number>> = {
  home: 7,
  'ranking-hottest': 2,
  'ranking-trending': 1,
  'ranking-completed': 1,
  featured: 5,
  search: 1,
};
const BESIDE_MEASURED: Partial<Record<BannerPlacement, number>> = {
  title: 1,
  publisher: 3,
  viewer: 1,
  'viewer-insert': 1,
  'last-page': 1,
};
const BESIDE_OTHERS: Partial<Record<BannerPlacement, number>> = { title: 1, viewer: 1 };

type Before = 'labels' | 'tags' | 'publishers';
type After =
  | 'featured_lists'
  | 'featured_list_series'
  | 'announcements'
  | 'publisher_news'
  | 'popups'
  | 'questionnaires'
  | 'banners';
type Rows<Tables extends keyof Schema> = { [Table in Tables]: Insertable<Schema[Table]>[] };

/** What series point to. */
export function groundRows(): Rows<Before> {
  return {
    labels: LABELS.map((code, position) => ({ code, position, name: `Label ${code}` })),
    tags: TAGS.map((slug, position) => ({
      slug,
      position,
      names_json: JSON.stringify({ eng: `Tag ${position + 1}`, esp: `Etiqueta ${position + 1}` }),
    })),
    publishers: Array.from({ length: PUBLISHERS }, (_, index) => ({ id: index + 1, name: `Publisher ${index + 1}` })),
  };
}

/** What points to series: the same amount in every catalogue, and always to measured ones, but for the banners beside every series. */
export function shelfRows({
  measured,
  size,
  now,
}: {
  measured: readonly number[];
  size: number;
  now: number;
}): Rows<After> {
  const notices = noticeRows(now);
  const lists = Array.from({ length: LISTS }, (_, index) => index);
  return {
    featured_lists: lists.map((index) => ({
      id: index + 1,
      position: index,
      names_json: JSON.stringify({ eng: `List ${index + 1}`, esp: `Lista ${index + 1}` }),
    })),
    featured_list_series: lists.flatMap((index) =>
      Array.from({ length: LIST_LENGTH }, (_, position) => ({
        list_id: index + 1,
        series_id: around(measured, index * LIST_LENGTH + position),
        position,
      })),
    ),
    announcements: notices.announcements,
    popups: notices.popups,
    questionnaires: [questionnaireRow()],
    publisher_news: Array.from({ length: PUBLISHERS * NEWS_OF_A_PUBLISHER }, (_, index) => ({
      id: index + 1,
      publisher_id: 1 + (index % PUBLISHERS),
      published_at: now - (1 + index) * DAY_SECONDS,
      url: '/updates',
      texts_json: notices.publisher_news[index % notices.publisher_news.length]!.texts_json,
    })),
    banners: bannerRows(measured, size),
  };
}

function bannerRows(measured: readonly number[], size: number): Schema['banners'][] {
  const isMeasured = new Set(measured);
  const hosts = Array.from({ length: size }, (_, index) => index + 1);
  const wanted = [
    ...placed(SHELVES).map((placement) => ({ placement, host: null })),
    ...hosts.flatMap((host) =>
      placed(isMeasured.has(host) ? BESIDE_MEASURED : BESIDE_OTHERS).map((placement) => ({ placement, host })),
    ),
  ];
  return wanted.map(({ placement, host }, index) => ({
    id: index + 1,
    placement,
    position: index,
    series_id: around(measured, index),
    host_series_id: host,
    shape: 'wide',
    is_pr: 0,
  }));
}

/** Every placement as often as it is wanted. */
function placed(counts: Partial<Record<BannerPlacement, number>>): BannerPlacement[] {
  return (Object.entries(counts) as [BannerPlacement, number][]).flatMap(([placement, count]) =>
    Array.from({ length: count }, () => placement),
  );
}

function around(measured: readonly number[], index: number): number {
  return measured[index % measured.length]!;
}
