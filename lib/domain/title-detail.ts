import type { Banner } from './banner';
import type { ChapterGroup } from './chapter-group';
import type { Label, Tag } from './label';
import type { Language } from './language';
import type { Popup } from './popup';
import type { Title } from './title';
import type { UserTickets } from './user-tickets';

export type ReleaseSchedule =
  | 'disabled'
  | 'everyday'
  | 'weekly'
  | 'biweekly'
  | 'monthly'
  | 'bimonthly'
  | 'trimonthly'
  | 'other'
  | 'completed'
  | 'one-shot'
  | 'hiatus';

export type UpdateTiming =
  'not-regularly' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday' | 'day';

export type AgeRating = 'all-ages' | 'teen' | 'teen-plus' | 'mature';

interface MetaInfo {
  title: string;
  description: string;
}

interface PublisherItemNews {
  id: number;
  publisherId?: number;
  subject: string;
  /** HTML of the origin; where it is shown, plain text. */
  body: string;
  /** Seconds. */
  publishedAt: number;
  url?: string;
}

/** A book, figure or other thing that the publisher sells, or a news item of his. */
export type PublisherItem = { kind: 'banner'; banner: Banner } | { kind: 'news'; news: PublisherItemNews };

export interface TitleDetail {
  title: Title;
  titleImageUrl: string;
  overview: string;
  backgroundImageUrl: string;
  /** Seconds; undefined where no next chapter is announced. */
  nextChapterAt?: number;
  updateTiming: UpdateTiming;
  viewingPeriodDescription: string;
  nonAppearanceInfo: string;
  chapterGroups: ChapterGroup[];
  /** Whether the origin lists the newest first. */
  chaptersDescending: boolean;
  banners: Banner[];
  publisherBanner?: Banner;
  recommendedTitles: Title[];
  isSimulReleased: boolean;
  isSubscribed: boolean;
  rating: AgeRating;
  numberOfViews: number;
  publisherItems: PublisherItem[];
  userTickets?: UserTickets;
  titleLanguages: { titleId: number; language: Language }[];
  tags: Tag[];
  label?: Label;
  releaseSchedule: ReleaseSchedule;
  isSimulpub: boolean;
  /** `disabled` hides the subscription prompt. */
  planType: string;
  meta: MetaInfo;
  ratingPopup?: Popup;
  share: { body: string; url: string };
}
