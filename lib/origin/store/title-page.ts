import type { Context } from '../context';
import { dayOf } from '../day';
import { readAdUnits, type AdUnit } from './ad-units';
import type { Catalogue, TitleRecord } from './catalogue';
import { readChapters, type ChapterSummary } from './chapters';
import { readPopularSeries } from './ranking';
import { readPopup, type StoredPopup } from './popups';
import { recommendedTitles } from './recommended-titles';
import type { BannerTable } from './schema';
import { readBanners, readPublisherNews, type PublisherNews } from './shelves';
import { readChapterNote } from './site-words';
import { readTicketTitles } from './ticket-titles';

/** What is the same for all readers of a title's page. What it names of the catalogue has been fetched. */
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
  /** The newest of its publisher. */
  news: PublisherNews | undefined;
  /** Some others in its language with chapters that a ticket opens. */
  ticketTitleIds: readonly number[];
  /** Others in its language that are read much and like it. */
  recommended: readonly TitleRecord[];
  units: readonly AdUnit[];
  /** How chapters may be read, in the publisher's words; empty where the publisher says nothing. */
  chapterNote: string;
}

/** Undefined for a title that never was. */
export async function readTitlePage(
  context: Pick<Context, 'store' | 'cache' | 'now'>,
  titleId: number,
): Promise<TitlePage | undefined> {
  const { store, cache, now } = context;
  const { db } = store;
  const catalogue = await store.catalogue();
  const title = await catalogue.title(titleId);
  if (!title) return undefined;
  const { rating, publisher_id } = title.series;
  const [published, chapters, ratingPopup, [news], ticketTitleIds, units, chapterNote] = await Promise.all([
    catalogue.cache.getOrSet(`published of title ${titleId}`, () => readPublished(context, catalogue, title)),
    readChapters(db, titleId, now),
    cache.getOrSet(`rating popup ${rating}`, () => readPopup(db, `rating-${rating}`)),
    cache.getOrSet(`news of ${publisher_id}`, () => readPublisherNews(db, publisher_id, { now, limit: 1 })),
    readTicketTitles(db, catalogue, title, now),
    cache.getOrSet('units of titles', () => readAdUnits(db, ['title'])),
    cache.getOrSet(`chapter note ${title.language}`, () => readChapterNote(db, title.language)),
  ]);
  const shown = [
    ...published.banners.map(({ series_id }) => series_id),
    ...(ratingPopup?.seriesId ? [ratingPopup.seriesId] : []),
  ];
  await catalogue.fetch({ series: shown, titles: ticketTitleIds });
  return { catalogue, title, ...published, chapters, ratingPopup, news, ticketTitleIds, units, chapterNote };
}

/** What stays as it is until something is published; or, of views, until the catalogue is read anew. */
async function readPublished(
  { store: { db }, now }: Pick<Context, 'store' | 'now'>,
  catalogue: Catalogue,
  title: TitleRecord,
) {
  const { id, language, series } = title;
  const [texts, banners, popular] = await Promise.all([
    db
      .selectFrom('titles')
      .select(['overview', 'description', 'meta_title'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    readBanners(db, ['title', 'publisher'], series.id),
    readPopularSeries(db, catalogue, { language, today: dayOf(now) }),
  ]);
  return { ...texts, banners, recommended: recommendedTitles(title, popular) };
}
