/** How a chapter may be read. */
export type ChapterAccess = 'free' | 'ticket' | 'one-time-free' | 'subscription';

export interface Chapter {
  id: number;
  titleId: number;
  /** As printed: "#128". */
  name: string;
  subTitle: string;
  thumbnailUrl: string;
  /** Seconds. */
  startAt: number;
  /** Seconds; undefined where the chapter has no end. */
  endAt?: number;
  alreadyViewed: boolean;
  access: ChapterAccess;
  isVerticalOnly: boolean;
  isHorizontalOnly: boolean;
  viewCount: number;
  commentCount: number;
  isUpdated: boolean;
  /** Seconds; until when a ticket that was spent opens it. */
  ticketEndsAt?: number;
}
