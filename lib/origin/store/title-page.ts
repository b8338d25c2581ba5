import { readAdUnits, type AdUnit } from './ad-units';
import type { TitleRecord } from './catalogue';
import { readChapters, readTitlesWithTickets, type ChapterSummary } from './chapters';
import type { Store } from './create-store';
import { readPopup, type StoredPopup } from './popups';
import type { BannerTable } from './schema';
import { readBanners, readPublisherNews, type PublisherNews } from './shelves';

/** What is the same for all readers of a title's page. */
export interface TitlePage {
  title: TitleRecord;
  /** Those that are out, in order. */
  chapters: readonly ChapterSummary[];
  banners: readonly BannerTable[];
  ratingPopup: StoredPopup | undefined;
  /** Of its publisher, the newest first. */
  news: readonly PublisherNews[];
  /** Some others in its language with chapters that a ticket opens. */
  ticketTitleIds: readonly number[];
  units: readonly AdUnit[];
}

export async function readTitlePage({ db }: Store, title: TitleRecord, now: number): Promise<TitlePage> {
  const { series } = title;
  const [chapters, banners, ratingPopup, news, ticketTitleIds, units] = await Promise.all([
    readChapters(db, title.id, now),
    readBanners(db, ['title', 'publisher'], series.id),
    readPopup(db, `rating-${series.rating}`),
    readPublisherNews(db, series.publisher_id, now),
    readTitlesWithTickets(db, title, now),
    readAdUnits(db, ['title']),
  ]);
  return { title, chapters, banners, ratingPopup, news, ticketTitleIds, units };
}
