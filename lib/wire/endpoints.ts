import type { wire } from './messages';

/** The fields of `success` that hold a view. */
type ViewName = Exclude<keyof wire.ISuccessResult, 'isFeaturedUpdated' | '$unknowns'>;

export interface Endpoint {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Below the API's base. */
  path: string;
  /** Names of the query parameters. */
  query: readonly string[];
  /** Names of the fields of a JSON body. */
  body?: readonly string[];
  /** The field of `success` that answers; absent where the call only writes and answers an empty `success`. */
  answers?: ViewName;
  /** The answer is the same for all readers, whatever their session. */
  shared?: true;
  /** Needs a session: refused as UNAUTHORIZED without one. */
  writes?: true;
  /** Not in the specification: a call of our own. */
  ours?: true;
  /** Served below the survey's base, which may be configured apart from the main one. */
  base?: 'survey';
}

const SURVEY_QUERY = ['questionnaire_key', 'lang', 'os', 'app_ver', 'os_ver', 'secret'] as const;

/** All calls of the product. Client, origin and contract tests read this one table. */
export const endpoints = {
  language: { method: 'GET', path: 'language', query: [], answers: 'languages', shared: true },
  comments: { method: 'GET', path: 'comment', query: ['chapter_id'], answers: 'commentListView' },
  favorites: { method: 'GET', path: 'title_list/bookmark', query: [], answers: 'subscribedTitlesView' },
  addFavorite: { method: 'PUT', path: 'title_list/bookmark', query: ['title_id', 'push_token', 'lang'], writes: true },
  removeFavorite: { method: 'DELETE', path: 'title_list/bookmark', query: ['title_id'], writes: true },
  allTitles: { method: 'GET', path: 'title_list/allV2', query: [], answers: 'allTitlesViewV2', shared: true },
  titleDetail: { method: 'GET', path: 'title_detailV3', query: ['title_id', 'clang'], answers: 'titleDetailView' },
  home: {
    method: 'GET',
    path: 'web/web_homeV4',
    query: ['lang', 'viewer_mode', 'clang'],
    answers: 'webHomeViewV4',
    shared: true,
  },
  viewer: {
    method: 'GET',
    path: 'manga_viewer',
    query: ['chapter_id', 'split', 'img_quality', 'viewer_mode', 'clang'],
    answers: 'mangaViewer',
  },
  announcements: {
    method: 'GET',
    path: 'web/announcement',
    query: ['lang'],
    answers: 'serviceAnnouncementsView',
    shared: true,
  },
  ranking: {
    method: 'GET',
    path: 'title_list/rankingV2',
    query: ['lang', 'type', 'clang'],
    answers: 'titleRankingViewV2',
    shared: true,
  },
  titleList: {
    method: 'GET',
    path: 'title_list/all_v3',
    query: ['type', 'lang', 'clang'],
    answers: 'searchView',
    shared: true,
  },
  updatedTitles: { method: 'GET', path: 'title_list/updated', query: [], answers: 'titleUpdatedView', shared: true },
  contact: { method: 'POST', path: 'web/contact', query: [], body: ['subject', 'body'], writes: true },
  likeComment: { method: 'PUT', path: 'comment_like', query: ['comment_id'], writes: true },
  unlikeComment: { method: 'DELETE', path: 'comment_like', query: ['comment_id'], writes: true },
  publisherNews: {
    method: 'GET',
    path: 'publisher_news_list',
    query: ['publisher_id', 'lang'],
    answers: 'publisherNewsListView',
    shared: true,
  },
  tapBanner: { method: 'GET', path: 'banner_tap_log', query: ['banner_id'], writes: true },
  tapTitleBanner: {
    method: 'GET',
    path: 'title_banner_tap_log',
    query: ['banner_id', 'title_id', 'banner_type', 'location', 'type'],
    writes: true,
  },
  viewBanner: { method: 'GET', path: 'banner_view_log', query: ['kind', 'id'], writes: true, ours: true },
  tapPopup: { method: 'GET', path: 'popup_tap_log', query: ['popup_id'], writes: true },
  questionnaire: {
    method: 'GET',
    path: 'questionnaire',
    query: SURVEY_QUERY,
    answers: 'questionnaireView',
    base: 'survey',
  },
  answerQuestionnaire: { method: 'PUT', path: 'questionnaire', query: SURVEY_QUERY, writes: true, base: 'survey' },
  pushToken: {
    method: 'POST',
    path: 'web_push_token',
    query: ['push_token', 'lang'],
    answers: 'pushTokenView',
    writes: true,
  },
  featured: {
    method: 'GET',
    path: 'featuredV2',
    query: ['lang', 'clang'],
    answers: 'featuredTitlesViewV2',
    shared: true,
  },
  pushKey: { method: 'GET', path: 'web_push_key', query: [], answers: 'pushKeyView', shared: true, ours: true },
  siteLinks: { method: 'GET', path: 'web/links', query: [], answers: 'siteLinksView', shared: true, ours: true },
  siteWords: { method: 'GET', path: 'web/words', query: [], answers: 'siteWordsView', shared: true, ours: true },
  searchTitles: {
    method: 'GET',
    path: 'title_list/search',
    query: ['keyword', 'lang', 'clang'],
    answers: 'searchView',
    shared: true,
    ours: true,
  },
  freeTitles: {
    method: 'GET',
    path: 'title_list/free',
    query: ['lang', 'clang'],
    answers: 'allFreeTitlesView',
    shared: true,
    ours: true,
  },
  ticketTitles: {
    method: 'GET',
    path: 'title_list/ticket',
    query: ['lang', 'clang'],
    answers: 'allTicketTitlesView',
    shared: true,
    ours: true,
  },
  catalogueParts: {
    method: 'GET',
    path: 'title_list/parts',
    query: [],
    answers: 'cataloguePartsView',
    shared: true,
    ours: true,
  },
  catalogueTitles: {
    method: 'GET',
    path: 'title_list/page',
    query: ['from', 'count', 'clang'],
    answers: 'catalogueTitlesView',
    shared: true,
    ours: true,
  },
  catalogueChapters: {
    method: 'GET',
    path: 'chapter_list/page',
    query: ['from', 'count'],
    answers: 'openChaptersView',
    shared: true,
    ours: true,
  },
  latestChapters: {
    method: 'GET',
    path: 'chapter_list/latest',
    query: ['clang'],
    answers: 'latestChaptersView',
    shared: true,
    ours: true,
  },
  catalogueVersion: {
    method: 'GET',
    path: 'catalogue_version',
    query: [],
    answers: 'catalogueVersionView',
    shared: true,
    ours: true,
  },
  openChapters: {
    method: 'GET',
    path: 'chapter_list/open',
    query: ['chapter_id'],
    answers: 'openChaptersView',
    shared: true,
    ours: true,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
