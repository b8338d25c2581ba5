/** Every address of the product, without its locale. A link adds the locale; nothing else spells a path. */
export const routes = {
  home: () => '/updates',
  featured: () => '/featured',
  ranking: (type: 'hottest' | 'trending' | 'completed' = 'hottest') => `/ranking/${type}`,
  mangaList: (type: 'ongoing' | 'completed' | 'one_shot' = 'ongoing') => `/manga_list/${type}`,
  favorites: () => '/favorited',
  title: (titleId: number) => `/titles/${titleId}`,
  viewer: (chapterId: number) => `/viewer/${chapterId}`,
  comments: (chapterId: number) => `/comments/${chapterId}`,
  search: (keyword?: string) => (keyword ? `/search_result?keyword=${encodeURIComponent(keyword)}` : '/search_result'),
  announcements: (scrollTo?: number) => (scrollTo === undefined ? '/announcement' : `/announcement?scrollTo=${scrollTo}`),
  publisherNews: (publisherId: number) => `/publisher_news/${publisherId}`,
  about: () => '/about_us',
  faq: () => '/faq',
  feedback: () => '/feedback',
  feedbackForm: () => '/faq#feedback',
  rating: (language: string) => `/rating/${language}`,
  webviewFaq: (language: string) => `/webview/faq/${language}`,
  terms: () => '/terms',
  privacy: () => '/privacypolicy',
  copyright: () => '/copyright',
  error: () => '/error',
  maintenance: () => '/maintenance',
  blocked: () => '/blocking',
} as const;

/** The id in a path's segment: a positive whole number, else undefined. */
export function pathId(segment: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(segment) && Number(segment) <= 2_147_483_647 ? Number(segment) : undefined;
}
