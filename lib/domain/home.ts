import type { Announcement } from './announcement';
import type { Banner } from './banner';
import type { Popup } from './popup';
import type { RankedSeries } from './ranked-series';
import type { Title, TitleUpdateStatus } from './title';

/** A chapter that came out in one or more languages at once. */
export interface UpdatedSeries {
  name: string;
  /** As printed: "#128". */
  chapterNumber: string;
  releases: UpdatedTitle[];
  viewCount: number;
  updateStatus: TitleUpdateStatus;
  /** Seconds; undefined where it is not known. */
  chapterStartAt?: number;
}

export interface UpdatedTitle {
  title: Title;
  chapterId: number;
  chapterName: string;
  chapterSubTitle: string;
  isLatest: boolean;
  isVerticalOnly: boolean;
  isHorizontalOnly: boolean;
}

/** Everything that came out on one day. */
export interface UpdateGroup {
  /** The day's name in the reader's language, as the origin says it. */
  name: string;
  /** How many days ago, in UTC; 0 is today. */
  daysAgo: number;
  series: UpdatedSeries[];
}

export interface FeaturedList {
  id: number;
  name: string;
  titles: Title[];
}

export interface Home {
  topBanners: Banner[];
  groups: UpdateGroup[];
  ranking: RankedSeries[];
  popup?: Popup;
  featuredLists: FeaturedList[];
  announcements: Announcement[];
  /** The lead title: a picture and the series behind it. */
  lead?: { imageUrl: string; series?: UpdatedSeries };
}
