import type { Chapter, ChapterAccess } from '@/lib/domain/chapter';
import type { ChapterGroup } from '@/lib/domain/chapter-group';
import type { wire } from '@/lib/wire/messages';

import { pick } from './pick';
import { decodeEnd, decodeTime } from './time';

/** The wire's ChapterType: free, free for the first time, standard, deluxe, locked after the free read. */
const ACCESS: readonly ChapterAccess[] = ['free', 'one-time-free', 'subscription', 'subscription', 'subscription'];

/** `byTicket`: whether the answer lists the chapter among those a ticket opens. */
export function decodeChapter(chapter: wire.IChapter, byTicket = false): Chapter {
  return {
    id: chapter.chapterId ?? 0,
    titleId: chapter.titleId ?? 0,
    name: chapter.name ?? '',
    subTitle: chapter.subTitle ?? '',
    thumbnailUrl: chapter.thumbnailUrl ?? '',
    startAt: chapter.startTimeStamp ?? 0,
    endAt: decodeEnd(chapter.endTimeStamp),
    alreadyViewed: chapter.alreadyViewed ?? false,
    access: byTicket ? 'ticket' : pick(ACCESS, chapter.chapterType, 'free'),
    isVerticalOnly: chapter.isVerticalOnly ?? false,
    isHorizontalOnly: chapter.isHorizontalOnly ?? false,
    viewCount: chapter.viewCount ?? 0,
    commentCount: chapter.commentCount ?? 0,
    isUpdated: chapter.isUpdated ?? false,
    ticketEndsAt: decodeTime(chapter.chapterTicketEndtime),
  };
}

export function decodeChapterGroup(
  group: wire.TitleDetailView.IChapterGroup,
  ticketIds: ReadonlySet<number>,
): ChapterGroup {
  const decode = (chapter: wire.IChapter) => decodeChapter(chapter, ticketIds.has(chapter.chapterId ?? 0));
  return {
    chapterNumbers: group.chapterNumbers ?? '',
    first: (group.firstChapterList ?? []).map(decode),
    mid: (group.midChapterList ?? []).map(decode),
    last: (group.lastChapterList ?? []).map(decode),
  };
}
