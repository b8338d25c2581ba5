import { dayOf } from '../day';
import { readAdUnits, type AdUnit } from './ad-units';
import type { Catalogue, SeriesRecord, TitleRecord } from './catalogue';
import { readChapters, type ChapterSummary } from './chapters';
import type { Store } from './create-store';
import { readPopularSeries } from './ranking';
import { readPopup, type StoredPopup } from './popups';
import type { BannerTable } from './schema';
import { readBanners, readPublisherNews, type PublisherNews } from './shelves';
import { readTicketTitles } from './ticket-titles';

/** What is the same for all readers of a title's page. What it names of the catalogue is at hand. */
export interface TitlePage {
  catalogue: Catalogue;
  title: TitleRecord;
  overview: string;
  description: string;
  meta_title: string;
  /** Those that are out, in order. */
  chapters: readonly ChapterSummary[];
  banners: readonly BannerTable[];
  ratingPopup: StoredPopup | undefined;
  /** Of its publisher, the newest first. */
  news: readonly PublisherNews[];
  /** Some others in its language with chapters that a ticket opens. */
  ticketTitleIds: readonly number[];
  /** The most read that there are in its language. */
  popular: readonly SeriesRecord[];
  units: readonly AdUnit[];
}

/** Undefined for a title that never was. */
export async function readTitlePage({ store, now }: { store: Store; now: number }, titleId: number): Promise<TitlePage | undefined> {
  const { db } = store;
  const catalogue = await store.catalogue();
  const title = await catalogue.title(titleId);
  if (!title) return undefined;
  const { series, language } = title;
  const [texts, chapters, banners, ratingPopup, news, popular, ticketTitleIds, units] = await Promise.all([
    db.selectFrom('titles').select(['overview', 'description', 'meta_title']).where('id', '=', titleId).executeTakeFirstOrThrow(),
    readChapters(db, titleId, now),
    readBanners(db, ['title', 'publisher'], series.id),
    readPopup(db, `rating-${series.rating}`),
    readPublisherNews(db, series.publisher_id, now),
    readPopularSeries(db, catalogue, { language, today: dayOf(now) }),
    readTicketTitles(db, catalogue, title, now),
    readAdUnits(db, ['title']),
  ]);
  const shown = [...banners.map(({ series_id }) => series_id), ...(ratingPopup?.seriesId ? [ratingPopup.seriesId] : [])];
  await catalogue.fetch({ series: shown, titles: ticketTitleIds });
  return { catalogue, title, ...texts, chapters, banners, ratingPopup, news, ticketTitleIds, popular, units };
}
