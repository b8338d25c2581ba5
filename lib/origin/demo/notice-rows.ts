import type { Insertable } from 'kysely';
import { DAY_SECONDS, dayOf } from '../day';
import type { Schema } from '../store/schema';
import { ferryAtSix } from './series/ferry-at-six';
import { ghostTramLine9 } from './series/ghost-tram-line-9';
import { nineLivesBakery } from './series/nine-lives-bakery';
import { ANNOUNCEMENTS } from './texts/announcements';
import { BAKERY_POPUP, HOME_POPUP, MATURE_POPUP } from './texts/popups';
import { PUBLISHER_NEWS } from './texts/publisher-news';

type Rows = { [Table in 'announcements' | 'publisher_news' | 'popups']: Insertable<Schema[Table]>[] };

type PopupRow = Insertable<Schema['popups']>;

/** One a week, in turn. Popups are remembered by id: what says something new needs a new one. */
const HOME_POPUPS: readonly PopupRow[] = [
  {
    id: 1,
    placement: 'home',
    kind: 'text',
    url: '/manga_list/ongoing',
    series_id: null,
    texts_json: JSON.stringify(HOME_POPUP),
  },
  {
    id: 2,
    placement: 'home',
    kind: 'app',
    url: null,
    series_id: nineLivesBakery.id,
    texts_json: JSON.stringify(BAKERY_POPUP),
  },
  { id: 3, placement: 'home', kind: 'image', url: null, series_id: ghostTramLine9.id, texts_json: '{}' },
  { id: 4, placement: 'home', kind: 'reward', url: null, series_id: ferryAtSix.id, texts_json: '{}' },
];

const RATING_POPUP: PopupRow = {
  id: 13,
  placement: 'rating-mature',
  kind: 'text',
  url: null,
  series_id: null,
  texts_json: JSON.stringify(MATURE_POPUP),
};

/** What the service and its publishers announce. Dates follow the clock. */
export function noticeRows(now: number): Rows {
  const daysAgo = (days: number) => (dayOf(now) - days) * DAY_SECONDS + 9 * 3600;
  return {
    announcements: ANNOUNCEMENTS.map((item) => ({
      id: item.id,
      date: daysAgo(item.daysAgo),
      texts_json: JSON.stringify(item.texts),
    })),
    publisher_news: PUBLISHER_NEWS.map((item) => ({
      id: item.id,
      publisher_id: item.publisherId,
      published_at: daysAgo(item.daysAgo),
      url: item.path ?? null,
      texts_json: JSON.stringify(item.texts),
    })),
    popups: [HOME_POPUPS[weekOf(dayOf(now)) % HOME_POPUPS.length]!, RATING_POPUP],
  };
}

/** Weeks since 1970, which begin on Mondays. */
function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}
