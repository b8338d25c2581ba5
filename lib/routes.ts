import type { Campaign } from '@/lib/domain/site-links';
import { LOCALES } from '@/lib/i18n/locales';

/** Every address of the product, without its locale. A link adds the locale; nothing else spells a path. */
export const routes = {
  home: () => '/updates',
  featured: () => '/featured',
  ranking: (type: 'hottest' | 'trending' | 'completed' = 'hottest') => `/ranking/${type}`,
  mangaList: (type: 'ongoing' | 'completed' | 'one_shot' = 'ongoing') => `/manga_list/${type}`,
  favorites: () => '/favorited',
  kept: () => '/kept',
  /** What stands in place of a page that is not there without a network. */
  offline: () => '/offline',
  title: (titleId: number) => `/titles/${titleId}`,
  viewer: (chapterId: number) => `/viewer/${chapterId}`,
  comments: (chapterId: number) => `/comments/${chapterId}`,
  search: (keyword?: string) => (keyword ? `/search_result?keyword=${encodeURIComponent(keyword)}` : '/search_result'),
  announcements: (scrollTo?: number) =>
    scrollTo === undefined ? '/announcement' : `/announcement?scrollTo=${scrollTo}`,
  publisherNews: (publisherId: number) => `/publisher_news/${publisherId}`,
  about: () => '/about_us',
  faq: () => '/faq',
  faqDemo: () => '/faq/demo',
  feedback: () => '/feedback',
  feedbackForm: () => '/faq#feedback',
  rating: (language: string) => `/rating/${language}`,
  webviewFaq: (language: string) => `/webview/faq/${language}`,
  survey: (language: string, key: string) => `/webview/questionnaire/${language}/${encodeURIComponent(key)}`,
  terms: () => '/terms',
  termsInJapanese: () => '/terms_web_ja',
  privacy: () => '/privacypolicy',
  copyright: () => '/copyright',
  redirecting: (to?: string) => (to === undefined ? '/redirecting' : `/redirecting?to=${encodeURIComponent(to)}`),
  error: () => '/error',
  maintenance: () => '/maintenance',
  blocked: () => '/blocking',
  /** Pictures of 1200 by 630 that are shown where a page is shared. They carry no locale before them. */
  siteCard: (locale: string) => `/cards/site/${locale}.png`,
  titleCard: (titleId: number) => `/cards/titles/${titleId}.png`,
  chapterCard: (chapterId: number) => `/cards/chapters/${chapterId}.png`,
  /** What a browser installs the site by; no locale before them. */
  webManifest: (locale: string) => `/manifest/${locale}.webmanifest`,
  appIcon: (purpose: 'any' | 'maskable' | 'apple', px: number, version = '') =>
    `/icons/${purpose}-${px}.png${version && `?v=${version}`}`,
  /** For the browser's tab. */
  favicon: (version = '') => `/icons/favicon.svg${version && `?v=${version}`}`,
  logo: (hash: string, kind: 'svg' | 'png') => `/icons/logo-${hash}.${kind}`,
  /** For search engines and other programs. They carry no locale before them either. */
  sitemap: () => '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  updatesFeed: (language: string) => `/feeds/${language}.atom`,
  titleFeed: (titleId: number) => `/feeds/titles/${titleId}.atom`,
  catalogue: (locale: string) => `/opds/${locale}`,
  catalogueUpdates: (locale: string) => `/opds/${locale}/updates`,
  catalogueRanking: (locale: string, type: 'hottest' | 'trending' | 'completed') => `/opds/${locale}/ranking/${type}`,
  catalogueTitles: (locale: string, from?: number) =>
    `/opds/${locale}/titles${from === undefined ? '' : `?from=${from}`}`,
  catalogueTitle: (locale: string, titleId: number, page = 1) =>
    `/opds/${locale}/titles/${titleId}${page === 1 ? '' : `?page=${page}`}`,
  catalogueSearch: (locale: string, keyword: string) => `/opds/${locale}/search?query=${encodeURIComponent(keyword)}`,
  publication: (chapterId: number) => `/opds/chapters/${chapterId}`,
  manifest: (chapterId: number) => `/opds/chapters/${chapterId}/manifest`,
} as const;

/** Whether a page's query holds what the app alone shall know: nobody keeps such a page, and no third party comes to it. */
export function holdsSecret(path: string): boolean {
  return path.includes('/webview/questionnaire/');
}

/** The addresses of each campaign: all of a group lead to the same page, and on to the same place. */
export const campaignPaths = {
  us: ['/androidtopus', '/iostopus', '/webtopus', '/topus', '/popus'],
  fr: ['/androidtopfr', '/iostopfr', '/webtopfr', '/topfr', '/popfr'],
} as const satisfies Record<Campaign, readonly string[]>;

export function isCampaign(group: string): group is Campaign {
  return Object.hasOwn(campaignPaths, group);
}

/** The group whose address a path is. */
export function campaignOf(path: string): Campaign | undefined {
  return Object.keys(campaignPaths)
    .filter(isCampaign)
    .find((group) => (campaignPaths[group] as readonly string[]).includes(path));
}

/** Paths that name their language themselves, have but one, or are no page, such as a feed or a picture. */
const UNLOCALIZED = new RegExp(`^/(?:rating/|.*\\.|(?:webview|terms_web_ja|opds|media|${LOCALES.join('|')})(?:/|$))`);

/** Whether an address of ours, maybe with a query and a hash, is whole as it stands: no locale comes before it. */
export function carriesNoLocale(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return UNLOCALIZED.test(path) || campaignOf(path) !== undefined;
}

/** The id in a path's segment: a positive whole number, else undefined. */
export function pathId(segment: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(segment) && Number(segment) <= 2_147_483_647 ? Number(segment) : undefined;
}
