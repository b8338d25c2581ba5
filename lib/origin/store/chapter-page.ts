import type { Context } from '../context';
import { readAdUnits, type AdUnit } from './ad-units';
import type { Catalogue, TitleRecord } from './catalogue';
import { readChapter, readChapters, type ChapterSummary, type StoredChapter } from './chapters';
import { readComments, type StoredComment } from './comments';
import { readPopup, type StoredPopup } from './popups';
import type { BannerTable } from './schema';
import { readBanners } from './shelves';
import { readTicketTitles } from './ticket-titles';

const TOP_COMMENTS = 3;

/** What is the same for all readers of a chapter. What it names of the catalogue has been fetched. */
export interface ChapterPage {
  catalogue: Catalogue;
  chapter: StoredChapter;
  title: TitleRecord;
  /** All of the title's that are out, in order. */
  chapters: readonly ChapterSummary[];
  banners: readonly BannerTable[];
  /** As somebody sees them who has no session. */
  topComments: readonly StoredComment[];
  ratingPopup: StoredPopup | undefined;
  /** Some others in its language with chapters that a ticket opens. */
  ticketTitleIds: readonly number[];
  units: readonly AdUnit[];
}

/** Undefined for a chapter that never was. */
export async function readChapterPage(
  { store, cache, now, adUnits }: Pick<Context, 'store' | 'cache' | 'now' | 'adUnits'>,
  chapterId: number,
): Promise<ChapterPage | undefined> {
  const { db } = store;
  // One after the other: what a catalogue caches may be newer than it, but never older.
  const catalogue = await store.catalogue();
  const chapter = await readChapter(db, chapterId);
  const title = chapter && (await catalogue.title(chapter.title_id));
  if (!title) return undefined;
  const { id: seriesId, rating } = title.series;
  const [chapters, banners, topComments, ratingPopup, ticketTitleIds, units] = await Promise.all([
    readChapters(db, title.id, now),
    catalogue.cache.getOrSet(`banners of chapters of ${seriesId}`, () =>
      readBanners(db, ['viewer', 'viewer-insert', 'last-page', 'publisher'], seriesId),
    ),
    readComments(db, { chapterId, limit: TOP_COMMENTS }),
    cache.getOrSet(`rating popup ${rating}`, () => readPopup(db, `rating-${rating}`)),
    readTicketTitles(db, catalogue, title, now),
    cache.getOrSet('units of chapters', () => readAdUnits(db, ['viewer', 'last-page', 'viewer-end'])),
  ]);
  const shown = [
    ...banners.map(({ series_id }) => series_id),
    ...(ratingPopup?.seriesId ? [ratingPopup.seriesId] : []),
  ];
  await catalogue.fetch({ series: shown, titles: ticketTitleIds });
  return {
    catalogue,
    chapter,
    title,
    chapters,
    banners,
    topComments,
    ratingPopup,
    ticketTitleIds,
    units: [...units, ...adUnits],
  };
}
