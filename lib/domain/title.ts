import type { Language } from './language';

export type TitleUpdateStatus = 'none' | 'new' | 'up' | 'reedition' | 'creators' | 'our-picks';

/** One language's title of a series. */
export interface Title {
  id: number;
  name: string;
  author: string;
  /** 2:3 cover. */
  portraitImageUrl: string;
  /** 16:10 cover. */
  landscapeImageUrl: string;
  /** Square picture of the favourites list. */
  favoriteImageUrl: string;
  viewCount: number;
  language: Language;
  updateStatus: TitleUpdateStatus;
}
