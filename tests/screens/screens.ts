import type { Page } from 'playwright';

import { favorited, filtered, openedMenu, openedSettings, opened, scrolledBy, scrolledToFoot } from './states';

export interface Screen {
  /** Unique; names the picture. */
  name: string;
  /** Without its locale. */
  path: string;
  /** It names its language itself, or has but one. */
  unlocalized?: boolean;
  /** What it must answer; 200 unless told. */
  status?: number;
  /** It has no part that React takes over. */
  static?: boolean;
  /** It leads on by itself after a while, and is kept from it. */
  held?: boolean;
  /** Popups are shown, as on a first visit. */
  greeted?: boolean;
  /** What a reader does before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
  /** The window alone, where something lies over the page. */
  window?: boolean;
}

/** Every screen and the states worth a look, in the order of the contact sheet. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/updates' },
  { name: 'home, halfway', path: '/updates', prepare: scrolledBy(0.5), window: true },
  { name: 'home, foot', path: '/updates', prepare: scrolledToFoot, window: true },
  { name: 'home, first visit', path: '/updates', greeted: true, window: true },
  { name: 'settings', path: '/updates', prepare: openedSettings, window: true },
  { name: 'menu', path: '/featured', prepare: openedMenu, window: true },
  { name: 'featured', path: '/featured' },
  { name: 'ranking, hottest', path: '/ranking/hottest' },
  { name: 'ranking, trending', path: '/ranking/trending' },
  { name: 'ranking, completed', path: '/ranking/completed' },
  { name: 'manga list, ongoing', path: '/manga_list/ongoing' },
  { name: 'manga list, completed', path: '/manga_list/completed' },
  { name: 'manga list, one-shot', path: '/manga_list/one_shot' },
  { name: 'manga list, filter', path: '/manga_list/ongoing', prepare: opened(0), window: true },
  { name: 'manga list, sort', path: '/manga_list/ongoing', prepare: opened(1), window: true },
  { name: 'manga list, filtered', path: '/manga_list/ongoing', prepare: filtered },
  { name: 'search', path: '/search_result' },
  { name: 'search, found', path: '/search_result?keyword=the' },
  { name: 'search, nothing found', path: '/search_result?keyword=qqqq' },
  { name: 'title', path: '/titles/30' },
  { name: 'title, rated', path: '/titles/180', greeted: true, window: true },
  { name: 'title, foot', path: '/titles/30', prepare: scrolledToFoot, window: true },
  { name: 'comments', path: '/comments/30001' },
  { name: 'favourites', path: '/favorited', prepare: favorited },
  { name: 'favourites, none', path: '/favorited' },
  { name: 'announcements', path: '/announcement?scrollTo=2' },
  { name: 'publisher news', path: '/publisher_news/1' },
  { name: 'publisher news, no banner', path: '/publisher_news/2' },
  { name: 'faq', path: '/faq' },
  { name: 'faq, form', path: '/faq#feedback', window: true },
  { name: 'faq, demo', path: '/faq/demo' },
  { name: 'about us', path: '/about_us' },
  { name: 'feedback', path: '/feedback' },
  { name: 'rating', path: '/rating/eng', unlocalized: true },
  { name: 'rating in German', path: '/rating/deu', unlocalized: true },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacypolicy' },
  { name: 'copyright', path: '/copyright' },
  { name: 'terms in Japanese', path: '/terms_web_ja', unlocalized: true, static: true },
  { name: 'webview, announcements', path: '/webview/announcement/eng', unlocalized: true },
  { name: 'webview, faq', path: '/webview/faq/eng', unlocalized: true },
  { name: 'webview, survey', path: '/webview/questionnaire/eng/reading', unlocalized: true },
  { name: 'webview, no such survey', path: '/webview/questionnaire/eng/none', unlocalized: true },
  { name: 'campaign', path: '/topus', unlocalized: true, held: true },
  { name: 'redirecting', path: '/redirecting?to=/faq', held: true },
  { name: 'redirecting, refused', path: '/redirecting?to=https://example.org/' },
  { name: 'not found', path: '/nowhere', status: 404 },
  { name: 'error', path: '/error' },
  { name: 'maintenance', path: '/maintenance' },
  { name: 'blocked', path: '/blocking' },
];
