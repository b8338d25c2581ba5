import type { Generated } from 'kysely';
import type { LanguageCode } from '@/lib/wire/language-codes';

/**
 * The tables. Times are seconds since 1970 UTC, days are UTC days since then, flags are 0 or 1, `…_json` columns hold JSON.
 * A `seeded_…` count comes from the catalogue's maker, a `reader_…` count from readers; what is shown is their sum.
 */
export interface Schema {
  meta: { key: string; value: string };
  /** A publisher's places elsewhere. */
  links: { place: string; url: string };
  /** What a publisher's site says of itself, by language code; the words are `SiteWords`. */
  site_words: { language: string; words_json: string };
  labels: { code: string; position: number; name: string };
  tags: { slug: string; position: number; names_json: string };
  series: SeriesTable;
  series_tags: { series_id: number; tag: string; position: number };
  titles: TitleTable;
  /** What titles are found by, rowid being a title's id. */
  title_search: { rowid: number; text: string };
  chapters: ChapterTable;
  series_views: { series_id: number; day: number; seeded_views: Generated<number>; reader_views: Generated<number> };
  banners: BannerTable;
  featured_lists: { id: number; position: number; names_json: string };
  featured_list_series: { list_id: number; series_id: number; position: number };
  announcements: { id: number; date: number; texts_json: string };
  /** The picture is a kept file; null where it is drawn, empty where there is none. */
  publishers: { id: number; name: string; picture: Generated<string | null> };
  publisher_news: { id: number; publisher_id: number; published_at: number; url: string | null; texts_json: string };
  popups: PopupTable;
  ad_units: AdUnitTable;
  comments: CommentTable;
  /** The ids of what publishers call by names; they are never given to anything else. */
  published_keys: { kind: string; key: string; id: number };
  /** What a publisher's files say of what is published, series by their names, the rest under an empty one. */
  published_texts: { name: string; text_json: string };
  /** What is held back of whatever is published: a series, an edition of it, or a chapter of that. An empty language is all of them, -1 every chapter. */
  withdrawals: { series: string; language: LanguageCode | ''; number: number; at: number };
  /** Surveys that are open. */
  questionnaires: { key: string; questions_json: string; texts_json: string };
  /** What open and closed surveys asked when they were answered. */
  questionnaire_forms: {
    questionnaire_key: string;
    id: string;
    questions_json: string;
    texts_json: string;
    first_at: number;
  };
  sessions: { id: string; created_at: number };
  favorites: { session_id: string; title_id: number; created_at: number };
  comment_likes: { session_id: string; comment_id: number };
  questionnaire_answers: {
    session_id: string;
    questionnaire_key: string;
    form: string;
    answers_json: string;
    answered_at: number;
  };
  chapter_views: {
    session_id: string;
    chapter_id: number;
    title_id: number;
    day: number;
    viewed_at: Generated<number>;
  };
  chapter_passes: ChapterPassTable;
  subscriptions: { session_id: string; plan_type: PlanType; ends_at: number };
  feedback: { id: string; session_id: string; subject: string; body: string; created_at: number };
  taps: TapTable;
  push_tokens: { session_id: string; language: LanguageCode; token: string; refreshed_at: number };
  push_releases: PushReleaseTable;
  push_deliveries: PushDeliveryTable;
  /** Announcements that the operator tells nobody of, whether they are published or not. */
  hidden_announcements: { announcement_id: number; hidden_at: number };
  /** How often a title of a series was favourited on a day, and taken back. */
  series_favorites: { series_id: number; day: number; added: Generated<number>; removed: Generated<number> };
}

export type SeriesStatus = 'ongoing' | 'completed' | 'one-shot' | 'hiatus';
export type ReleaseSchedule = 'everyday' | 'weekly' | 'biweekly' | 'monthly' | 'bimonthly' | 'trimonthly' | 'other';
export type AgeRating = 'all-ages' | 'teen' | 'teen-plus' | 'mature';
/** What a subscription opens, the lesser first. `disabled` is no plan at all. */
export type PlanType = 'disabled' | 'basic' | 'standard' | 'deluxe';
/** `app`: read in the app alone. */
export type ChapterAccess = 'free' | 'one-time-free' | 'ticket' | 'subscription' | 'app';

export interface SeriesTable {
  id: number;
  slug: string;
  author: string;
  label: string;
  schedule: ReleaseSchedule;
  /** 1 is Monday; 0 where the schedule has no day. */
  weekday: number;
  status: SeriesStatus;
  rating: AgeRating;
  direction: 'rtl' | 'ltr';
  is_simulpub: number;
  plan_type: PlanType;
  publisher_id: number;
  /** Of all its titles, the newest and the next: what it is listed by. 0: none is out, none announced. */
  newest_start_at: number;
  next_start_at: number;
  /** Of all its titles ever. */
  views: Generated<number>;
  /** Grows with every view, with later ones more: `popularity.ts`. */
  trend: Generated<number>;
  /** `SeriesPictures`; null where they are drawn. */
  pictures_json: Generated<string | null>;
  /** `AccessRules`; null where each chapter says itself how it opens. */
  access_json: Generated<string | null>;
}

export interface TitleTable {
  id: number;
  series_id: number;
  language: LanguageCode;
  name: string;
  overview: string;
  description: string;
  /** What search engines are told instead of the name; empty where it is that. */
  meta_title: Generated<string>;
  /** When its chapters come: `ReleaseTimes`. */
  first_start_at: Generated<number>;
  newest_start_at: Generated<number>;
  next_start_at: Generated<number>;
  seeded_views: number;
  reader_views: Generated<number>;
}

export interface ChapterTable {
  id: number;
  title_id: number;
  number: number;
  name: string;
  sub_title: string;
  start_at: number;
  end_at: number;
  access: ChapterAccess;
  /** What is said of this chapter alone; null where the rules of its series hold. */
  own_access: Generated<ChapterAccess | null>;
  is_vertical_only: number;
  is_horizontal_only: number;
  /** Whether pages after the first are XORed with a key. */
  is_keyed: number;
  /** `PageSize[]`. */
  pages_json: string;
  /** Where the pages come from: `ChapterSource`. */
  source_json: string;
  seeded_views: number;
  reader_views: Generated<number>;
  comment_count: Generated<number>;
}

export interface BannerTable {
  id: number;
  placement: BannerPlacement;
  position: number;
  /** The series it shows and leads to. */
  series_id: number;
  /** The series on whose pages it is shown; null where the placement is not a series' own. */
  host_series_id: number | null;
  shape: 'wide' | 'slim';
  is_pr: number;
}

export type BannerPlacement =
  | 'home'
  | 'ranking-hottest'
  | 'ranking-trending'
  | 'ranking-completed'
  | 'featured'
  | 'search'
  | 'title'
  | 'publisher'
  | 'viewer'
  | 'viewer-insert'
  | 'last-page';

export interface CommentTable {
  id: number;
  chapter_id: number;
  position: number;
  user_name: string;
  body: string;
  created_at: number;
  seeded_likes: number;
  reader_likes: Generated<number>;
  /** The session that wrote it; null where it came from elsewhere. */
  session_id: Generated<string | null>;
}

/** `text` is the wire's OSDefault, `app` AppDefault, `image` OneImage, `reward` MovieReward. */
export type PopupKind = 'text' | 'app' | 'image' | 'reward';

export interface PopupTable {
  id: number;
  /** `home`, or `rating-` and a rating. */
  placement: string;
  kind: Generated<PopupKind>;
  url: string | null;
  /** The series whose banner is its picture, for kinds that have one, and where it leads if it has no url. */
  series_id: Generated<number | null>;
  texts_json: string;
}

/** `reward`: the films of popups that offer one. */
export type AdPlacement = 'title' | 'viewer' | 'last-page' | 'viewer-end' | 'reward';
export type AdNetworkName = 'facebook' | 'admob' | 'mopub' | 'adsense' | 'applovin' | 'applovin-max';
export type AdType = 'still-image' | 'movie' | 'native-manual' | 'native-medium' | 'mrec' | 'reward';

/** What an advertising network shows where. */
export interface AdUnitTable {
  id: number;
  placement: AdPlacement;
  position: number;
  network: AdNetworkName;
  unit_id: string;
  /** Of `adsense` alone. */
  location: string;
  /** Of `applovin-max` alone, as are the next two; empty elsewhere. */
  ad_type: Generated<AdType | ''>;
  amazon_app_id: Generated<string>;
  amazon_unit_id: Generated<string>;
}

/** A chapter that a session opened with a ticket, or for the once that it is free. Readable until `ends_at`. */
export interface ChapterPassTable {
  session_id: string;
  chapter_id: number;
  title_id: number;
  kind: 'ticket' | 'one-time';
  opened_at: number;
  ends_at: number;
}

/** A reader's tap on a banner or a popup, or that it came into sight. */
export interface TapTable {
  id: string;
  session_id: string;
  kind: 'banner' | 'title-banner' | 'popup';
  /** Of the banner or popup. */
  target_id: number;
  title_id: number | null;
  banner_type: string | null;
  location: string | null;
  event: 'click' | 'impression';
  created_at: number;
}

/** A chapter that its title's readers are told of. Its row stays, so that they are told once. */
export interface PushReleaseTable {
  chapter_id: number;
  /** Up to this session, in their order, there are deliveries. */
  reached: string;
  is_spread: number;
}

/** A message that a session has not got yet; whoever tries it puts off `due_at` first. */
export interface PushDeliveryTable {
  chapter_id: number;
  session_id: string;
  tries: number;
  due_at: number;
}
