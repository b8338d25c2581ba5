import { readAdUnits, type AdUnit } from './ad-units';
import type { TitleRecord } from './catalogue';
import { readChapters, readTitlesWithTickets, type ChapterSummary, type StoredChapter } from './chapters';
import { readComments, type StoredComment } from './comments';
import type { Store } from './create-store';
import { readPopup, type StoredPopup } from './popups';
import type { BannerTable } from './schema';
import { readBanners } from './shelves';

const TOP_COMMENTS = 3;

/** What is the same for all readers of a chapter. */
export interface ChapterPage {
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

export async function readChapterPage({ db }: Store, chapter: StoredChapter, title: TitleRecord, now: number): Promise<ChapterPage> {
  const { series } = title;
  const [chapters, banners, topComments, ratingPopup, ticketTitleIds, units] = await Promise.all([
    readChapters(db, title.id, now),
    readBanners(db, ['viewer', 'viewer-insert', 'last-page', 'publisher'], series.id),
    readComments(db, { chapterId: chapter.id, limit: TOP_COMMENTS }),
    readPopup(db, `rating-${series.rating}`),
    readTitlesWithTickets(db, title, now),
    readAdUnits(db, ['viewer', 'last-page', 'viewer-end']),
  ]);
  return { chapter, title, chapters, banners, topComments, ratingPopup, ticketTitleIds, units };
}
