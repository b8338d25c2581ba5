import type { wire } from '@/lib/wire/messages';
import type { SeriesRecord } from '../store/catalogue';
import type { ChapterSummary } from '../store/chapters';
import type { StoredComment } from '../store/comments';
import { chapterMessage, isListed, type ChapterDesk } from './chapter';
import { commentMessage } from './comment';
import { userTickets } from './user-tickets';

const CHAPTER_TYPES = { latest: 0, sequence: 1, noSequence: 2 } as const;

interface LastPageParts {
  current: ChapterSummary;
  /** All of the title's that are out, in order. */
  chapters: readonly ChapterSummary[];
  series: SeriesRecord;
  comments: readonly StoredComment[];
  isSubscribed: boolean;
  banners: wire.IBanner[];
  desk: ChapterDesk;
}

/** What follows the pages: the next chapter the web opens, skipping those of the app, and how it may be read. */
export function lastPage({ current, chapters, series, comments, isSubscribed, banners, desk }: LastPageParts): wire.Page.ILastPage {
  const next = chapters.find((chapter) => chapter.number > current.number && isListed(chapter, desk.now));
  const following = next?.number === current.number + 1 ? 'sequence' : 'noSequence';
  return {
    currentChapter: chapterMessage(current, desk),
    nextChapter: next && chapterMessage(next, desk),
    chapterType: CHAPTER_TYPES[next ? following : 'latest'],
    topComments: comments.map((comment) => commentMessage(comment, desk.urls)),
    isSubscribed,
    nextTimeStamp: series.next_start_at > desk.now ? series.next_start_at : 0,
    banners,
    userTickets: next?.access === 'ticket' ? userTickets(desk.now) : undefined,
    isNextChapterReadByTicket: next?.access === 'ticket',
    isNextChapterOneTimeFree: next?.access === 'one-time-free',
    isNextChapterSubscription: next?.access === 'subscription',
  };
}
