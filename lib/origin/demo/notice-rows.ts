import type { Insertable } from 'kysely';
import { DAY_SECONDS, dayOf } from '../day';
import type { Schema } from '../store/schema';
import { ANNOUNCEMENTS } from './texts/announcements';
import { HOME_POPUP, RATING_POPUPS, type WarnedRating } from './texts/popups';
import { PUBLISHER_NEWS } from './texts/publisher-news';
import { TEXT_LANGUAGES } from '../texts/text-language';

type Rows = { [Table in 'announcements' | 'publisher_news' | 'popups']: Insertable<Schema[Table]>[] };

/** Popups are remembered by id: a new text needs a new one. */
const RATING_POPUP_IDS: Record<WarnedRating, number> = { teen: 11, 'teen-plus': 12, mature: 13 };

/** What the service and its publishers announce. Dates follow the clock. */
export function noticeRows(now: number): Rows {
  const daysAgo = (days: number) => (dayOf(now) - days) * DAY_SECONDS + 9 * 3600;
  return {
    announcements: ANNOUNCEMENTS.map((item) => ({ id: item.id, date: daysAgo(item.daysAgo), texts_json: JSON.stringify(item.texts) })),
    publisher_news: PUBLISHER_NEWS.map((item) => ({
      id: item.id,
      publisher_id: item.publisherId,
      published_at: daysAgo(item.daysAgo),
      url: item.path ?? null,
      texts_json: JSON.stringify(item.texts),
    })),
    popups: [
      { id: 1, placement: 'home', url: '/manga_list/ongoing', texts_json: JSON.stringify(HOME_POPUP) },
      ...Object.entries(RATING_POPUP_IDS).map(([rating, id]) => ({
        id,
        placement: `rating-${rating}`,
        url: null,
        texts_json: JSON.stringify(Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, RATING_POPUPS[language][rating as WarnedRating]]))),
      })),
    ],
  };
}
