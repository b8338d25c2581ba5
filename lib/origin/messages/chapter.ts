import { limits } from '@/lib/limits';
import type { wire } from '@/lib/wire/messages';
import type { Context } from '../context';
import type { ChapterSummary } from '../store/chapters';
import { endTimeStampOf } from '../store/end-of-chapter';
import type { Reader } from '../store/reader';
import type { ChapterAccess, PlanType } from '../store/schema';
import { countOf } from './count';
import { int32Seconds } from './seconds';

/** The wire's ChapterType. A chapter for tickets is locked to those who have none. */
const CHAPTER_TYPES: Record<ChapterAccess, number> = {
  free: 0,
  'one-time-free': 1,
  subscription: 2,
  ticket: 4,
  app: 0,
};
const DELUXE = 3;
const LOCKED_AFTER_FREE_READ = 4;

export interface ChapterDesk extends Pick<Context, 'urls' | 'now'> {
  reader: Reader;
  planType: PlanType;
}

export function chapterMessage(chapter: ChapterSummary, { urls, now, reader, planType }: ChapterDesk): wire.IChapter {
  const pass = reader.passes.get(chapter.id);
  const viewedForFree = pass?.kind === 'one-time';
  return {
    titleId: chapter.title_id,
    chapterId: chapter.id,
    name: chapter.name,
    subTitle: chapter.sub_title,
    thumbnailUrl: urls.thumbnail(chapter.id),
    startTimeStamp: chapter.start_at,
    endTimeStamp: endTimeStampOf(chapter.end_at),
    alreadyViewed: reader.viewed.has(chapter.id),
    isVerticalOnly: chapter.is_vertical_only === 1,
    isHorizontalOnly: chapter.is_horizontal_only === 1,
    chapterTicketEndtime: pass?.kind === 'ticket' && now < pass.ends_at ? int32Seconds(pass.ends_at) : 0,
    viewedForFree,
    viewCount: countOf(chapter.seeded_views + chapter.reader_views),
    commentCount: chapter.comment_count,
    isUpdated: now - chapter.start_at < limits.newLabelSeconds,
    chapterType: chapterType(chapter, planType, viewedForFree && now >= pass.ends_at),
  };
}

function chapterType({ access }: ChapterSummary, planType: PlanType, isUsedUp: boolean): number {
  if (access === 'one-time-free' && isUsedUp) return LOCKED_AFTER_FREE_READ;
  return access === 'subscription' && planType === 'deluxe' ? DELUXE : CHAPTER_TYPES[access];
}

/** Whether the web shows the chapter among those that can be opened, by whatever means, at `now`. */
export function isListed(chapter: ChapterSummary, now: number): boolean {
  return chapter.access !== 'app' && chapter.start_at <= now && now < chapter.end_at;
}
