import type { wire } from '@/lib/wire/messages';
import type { ChapterPage } from '../store/chapter-page';
import type { Reader } from '../store/reader';
import { wayIn } from '../way-in';
import { adNetworks } from './ad-networks';
import { chapterMessage, isListed, type ChapterDesk } from './chapter';
import { commentMessage } from './comment';
import { freeViewDialogue } from './free-view-dialogue';
import { userTickets } from './user-tickets';

const CHAPTER_TYPES = { latest: 0, sequence: 1, noSequence: 2 } as const;

interface LastPageDesk {
  desk: ChapterDesk;
  banners: wire.IBanner[];
  publisherBanner: wire.IBanner | undefined;
  ticketTitles: wire.ITitle[];
}

/**
 * What follows the pages: the next chapter the web opens, skipping those of the app, and what this reader would read it by. None of
 * the three where it is open to him: free, opened before, or by a plan that he has.
 */
export function lastPage(
  page: ChapterPage,
  { desk, banners, publisherBanner, ticketTitles }: LastPageDesk,
): wire.Page.ILastPage {
  const { chapter, chapters, title, topComments, units } = page;
  const { reader, now, planType } = desk;
  const next = chapters.find((other) => other.number > chapter.number && isListed(other, now));
  const following = next?.number === chapter.number + 1 ? 'sequence' : 'noSequence';
  const readBy = next && wayIn(next, { reader, planType, now }).is !== 'open' ? next.access : 'free';
  return {
    currentChapter: chapterMessage(chapter, desk),
    nextChapter: next && chapterMessage(next, desk),
    chapterType: CHAPTER_TYPES[next ? following : 'latest'],
    topComments: topComments.map((comment) => commentMessage(seenBy(reader, comment), desk.urls)),
    isSubscribed: reader.isFavorite,
    nextTimeStamp: title.next_start_at > now ? title.next_start_at : 0,
    advertisement: adNetworks(units, 'last-page'),
    viewerEndAdvertisement: adNetworks(units, 'viewer-end'),
    banners,
    publisherBanner,
    ticketTitleList: ticketTitles,
    userTickets: next?.access === 'ticket' ? userTickets(reader, now) : undefined,
    isNextChapterReadByTicket: readBy === 'ticket',
    isNextChapterOneTimeFree: readBy === 'one-time-free',
    freeViewDialogue: next && freeViewDialogue([next], publisherBanner, now),
    isNextChapterSubscription: readBy === 'subscription',
  };
}

function seenBy(reader: Reader, comment: ChapterPage['topComments'][number]): ChapterPage['topComments'][number] {
  return { ...comment, likedByMe: reader.likedComments.has(comment.id), isMine: reader.ownComments.has(comment.id) };
}
