import type { Banner } from './banner';
import type { Chapter } from './chapter';
import type { Comment } from './comment';
import type { Language } from './language';
import type { Popup } from './popup';
import type { Title } from './title';
import type { UserTickets } from './user-tickets';

export type PageType = 'single' | 'left' | 'right' | 'double';

/** One picture of a chapter. Sizes are pixels of the picture itself. */
export interface MangaPage {
  kind: 'manga';
  imageUrl: string;
  width: number;
  height: number;
  type: PageType;
  /** Lower-case hex; the picture's bytes are XORed with it, repeated. Empty: the body is the plain file. */
  encryptionKey: string;
}

export interface BannerPage {
  kind: 'banners' | 'insert-banners';
  title: string;
  banners: Banner[];
}

interface AdPage {
  kind: 'advertisement';
}

/** How the next chapter may be read: `open` to this reader although not to all, `used` where it was free once and he has read it. */
export type NextAccess = 'free' | 'ticket' | 'one-time-free' | 'subscription' | 'open' | 'used';

export interface LastPage {
  kind: 'last';
  current: Chapter;
  next?: Chapter;
  nextAccess: NextAccess;
  /** Seconds; undefined where no further chapter is announced. */
  nextChapterAt?: number;
  topComments: Comment[];
  isSubscribed: boolean;
  banners: Banner[];
  publisherBanner?: Banner;
  userTickets?: UserTickets;
}

export type Page = MangaPage | BannerPage | AdPage | LastPage;

/** A chapter as the viewer opens it: `pages` in reading order, the last page last. */
export interface ChapterView {
  chapterId: number;
  titleId: number;
  title: Title;
  titleName: string;
  chapterName: string;
  pages: Page[];
  chapters: Chapter[];
  commentCount: number;
  isVerticalOnly: boolean;
  isHorizontalOnly: boolean;
  startFromRight: boolean;
  language: Language;
  otherLanguages: { titleId: number; language: Language; isNew: boolean }[];
  planType: string;
  ratingPopup?: Popup;
  share: { body: string; url: string };
}
