import { languageOf, type Locale } from '@/lib/i18n/locales';

import { FERRY } from './reader';

/** What a page's address must answer. Title and heading in full; the site's name follows a title unless it stands alone. */
export interface PageRow {
  path: string;
  title: string;
  h1: string;
  /** The page's one address, where that is not the path itself. */
  canonical?: string;
  language?: string;
  isWholeTitle?: boolean;
}

/** A page that every locale has: without a prefix in English, below `/es` in Spanish. `main`: below /main too. */
export interface LocalePageRow extends PageRow {
  es: { title: string; h1: string };
  /** Its one address in a locale, where no locale stands before it. */
  canonicalIn?: (locale: Locale) => string;
  main?: boolean;
}

const FIRST_COMMENTS = `/comments/${FERRY.firstChapterId}`;
const FIRST_CHAPTER = `/viewer/${FERRY.firstChapterId}`;

const inBoth = (title: string, h1 = title) => ({ title, h1 });

/** The pages with a locale, in English, and what they say in Spanish. */
export const LOCALE_PAGES: readonly LocalePageRow[] = [
  {
    path: '/updates',
    ...inBoth('New chapters today', 'Updates'),
    es: inBoth('Capítulos nuevos de hoy', 'Novedades'),
    main: true,
  },
  { path: '/featured', ...inBoth('Featured'), es: inBoth('Destacados'), main: true },
  {
    path: '/ranking/hottest',
    ...inBoth('Hottest manga', 'Hottest series'),
    es: inBoth('El manga más leído', 'Series más leídas'),
    main: true,
  },
  {
    path: '/ranking/trending',
    ...inBoth('Trending manga', 'Trending series'),
    es: inBoth('Manga en tendencia', 'Series en tendencia'),
    main: true,
  },
  {
    path: '/ranking/completed',
    ...inBoth('Best completed manga', 'Most read completed series'),
    es: inBoth('Los mejores mangas completos', 'Series completas más leídas'),
    main: true,
  },
  { path: '/manga_list/ongoing', ...inBoth('Ongoing manga'), es: inBoth('Manga en curso'), main: true },
  { path: '/manga_list/completed', ...inBoth('Completed manga'), es: inBoth('Manga completo'), main: true },
  { path: '/manga_list/one_shot', ...inBoth('One-shot manga'), es: inBoth('One-shots de manga'), main: true },
  { path: '/favorited', ...inBoth('Favourites'), es: inBoth('Favoritos'), main: true },
  { path: '/kept', ...inBoth('Kept for offline'), es: inBoth('Para leer sin conexión') },
  { path: '/offline', ...inBoth('The line went dead'), es: inBoth('Se cortó la línea') },
  { path: `/titles/${FERRY.titleId}`, ...inBoth(FERRY.name), es: inBoth(FERRY.name), main: true },
  {
    path: FIRST_COMMENTS,
    ...inBoth(`Comments on #1 of ${FERRY.name}`, 'Comments #1'),
    es: inBoth(`Comentarios de ${FERRY.name} #1`, 'Comentarios #1'),
    main: true,
  },
  { path: '/announcement', ...inBoth('News'), es: inBoth('Noticias'), main: true },
  {
    path: '/announcement?scrollTo=2',
    canonical: '/announcement',
    ...inBoth('News'),
    es: inBoth('Noticias'),
    main: true,
  },
  {
    path: '/publisher_news/1',
    ...inBoth('Komawari: official manga, free in nine languages', 'Lampwick House'),
    es: inBoth('Komawari: manga oficial y gratis en nueve idiomas', 'Lampwick House'),
    isWholeTitle: true,
    main: true,
  },
  { path: '/feedback', ...inBoth('Feedback'), es: inBoth('Comentarios'), main: true },
  { path: '/about_us', ...inBoth('About us'), es: inBoth('Quiénes somos'), main: true },
  { path: '/search_result', ...inBoth('Search'), es: inBoth('Buscar'), main: true },
  {
    path: '/search_result?keyword=ferry',
    canonical: '/search_result',
    ...inBoth('Search: ferry', 'Search'),
    es: inBoth('Buscar: ferry', 'Buscar'),
    main: true,
  },
  { path: '/error', ...inBoth('The ink tipped over'), es: inBoth('Se derramó la tinta'), main: true },
  { path: '/maintenance', ...inBoth('Back in a moment'), es: inBoth('Volvemos enseguida'), main: true },
  { path: '/blocking', ...inBoth('Not out here yet'), es: inBoth('Aquí aún no ha salido') },
  {
    path: FIRST_CHAPTER,
    ...inBoth(`${FERRY.name} #1`, `${FERRY.name} #1 Sixty-One Crossings`),
    es: inBoth(`${FERRY.name} #1`, `${FERRY.name} #1 Sixty-One Crossings`),
  },
  { path: '/faq', ...inBoth('Help centre'), es: inBoth('Centro de ayuda') },
  { path: '/faq/demo', ...inBoth('Sample questions'), es: inBoth('Preguntas de muestra') },
  { path: '/terms', ...inBoth('Terms'), es: inBoth('Condiciones') },
  { path: '/privacypolicy', ...inBoth('Privacy'), es: inBoth('Privacidad') },
  { path: '/copyright', ...inBoth('Copyright'), es: inBoth('Derechos de autor') },
  {
    path: '/rating',
    canonicalIn: (locale) => `/rating/${languageOf(locale)}`,
    ...inBoth('Age rating'),
    es: inBoth('Clasificación por edades'),
  },
  { path: '/redirecting', ...inBoth('Turning the page', 'We stop here'), es: inBoth('Pasamos página', 'Hasta aquí') },
  {
    path: '/redirecting?to=%2Ffaq',
    canonical: '/redirecting',
    ...inBoth('Turning the page'),
    es: inBoth('Pasamos página'),
  },
];

/** Pages that name their language themselves, as three letters or two, or have but one. No locale stands before them, and no reader is led elsewhere. */
export const OWN_LANGUAGE_PAGES: readonly PageRow[] = [
  { path: '/rating/eng', ...inBoth('Age rating') },
  { path: '/rating/en', canonical: '/rating/eng', ...inBoth('Age rating') },
  { path: '/rating/esp', ...inBoth('Clasificación por edades'), language: 'es' },
  { path: '/rating/deu', ...inBoth('Altersfreigabe'), language: 'de' },
  { path: '/rating/ita', ...inBoth('Age rating') },
  { path: '/webview/announcement/eng', canonical: '/announcement', ...inBoth('News') },
  { path: '/webview/announcement/es', canonical: '/es/announcement', ...inBoth('Noticias'), language: 'es' },
  { path: '/webview/faq/eng', canonical: '/faq', ...inBoth('Help centre') },
  { path: '/webview/faq/vi', canonical: '/vi/faq', ...inBoth('Trung tâm trợ giúp'), language: 'vi' },
  { path: '/webview/questionnaire/eng/reading', ...inBoth('Reader survey') },
  {
    path: '/webview/questionnaire/es/reading',
    canonical: '/webview/questionnaire/esp/reading',
    ...inBoth('Encuesta para lectores'),
    language: 'es',
  },
  {
    path: '/webview/questionnaire/xx/reading',
    canonical: '/webview/questionnaire/eng/reading',
    ...inBoth('Reader survey'),
  },
  { path: '/terms_web_ja', ...inBoth('Komawari ブラウザ版利用規約'), isWholeTitle: true, language: 'ja' },
];

const campaign = (path: string, row: Omit<PageRow, 'path'>): PageRow => ({ path, ...row });

/** Two groups; readers who ask for no language of ours are spoken to in the group's own. */
export const CAMPAIGN_PAGES: readonly PageRow[] = [
  ...['/androidtopus', '/iostopus', '/webtopus', '/topus', '/popus'].map((path) =>
    campaign(path, { canonical: '/androidtopus', ...inBoth('Turning the page') }),
  ),
  ...['/androidtopfr', '/iostopfr', '/webtopfr', '/topfr', '/popfr'].map((path) =>
    campaign(path, { canonical: '/androidtopfr', ...inBoth('On tourne la page'), language: 'fr' }),
  ),
];

export interface RedirectRow {
  path: string;
  to: string;
  status?: 307 | 308;
  headers?: Record<string, string>;
  /** Whether it depends on the reader, so that no cache may keep it. */
  isReaders?: boolean;
}

const SPANISH = { 'Accept-Language': 'es-AR,es;q=0.9' };
const LISTS = ['', '/all', '/browser_a', '/browser_z', '/updated'];

export const REDIRECTS: readonly RedirectRow[] = [
  { path: '/', to: '/main/updates', isReaders: true },
  { path: '/?from=mail', to: '/main/updates?from=mail', isReaders: true },
  { path: '/main', to: '/updates', isReaders: true },
  { path: '/main/', to: '/updates', isReaders: true },
  { path: '/es', to: '/es/updates', isReaders: true },
  { path: '/es/', to: '/es/updates', isReaders: true },
  { path: '/es/main/', to: '/es/updates', isReaders: true },
  { path: '/en', to: '/en/updates', isReaders: true },
  ...['', '/main', '/es', '/es/main'].flatMap((prefix) => {
    const locale = prefix.replace('/main', '');
    return [
      { path: `${prefix}/ranking`, to: `${locale}/ranking/hottest` },
      ...LISTS.map((list) => ({ path: `${prefix}/manga_list${list}`, to: `${locale}/manga_list/ongoing` })),
    ];
  }),
  ...['/updates', '/manga_list', '/main/ranking', '/es/faq', `/titles/${FERRY.titleId}`].map((path) => ({
    path: `${path}/`,
    to: path,
    status: 308 as const,
  })),
  ...LOCALE_PAGES.map(({ path }) => ({ path, to: `/es${path}`, headers: SPANISH, isReaders: true })),
  { path: '/updates', to: '/de/updates', headers: { ...SPANISH, Cookie: 'locale=de' }, isReaders: true },
  { path: '/nowhere', to: '/es/nowhere', headers: SPANISH, isReaders: true },
  { path: '/es/rating/eng', to: '/rating/esp' },
  { path: '/en/rating/de', to: '/rating/eng' },
];

/** Addresses at which readers of Spanish stay, for these name their language already. */
export const UNMOVED: readonly { path: string; headers: Record<string, string> }[] = [
  ...OWN_LANGUAGE_PAGES.map(({ path }) => ({ path, headers: SPANISH })),
  { path: '/en/updates', headers: SPANISH },
  { path: '/en/faq', headers: { Cookie: 'locale=th' } },
  { path: '/th/faq', headers: { Cookie: 'locale=es' } },
  { path: '/updates', headers: { ...SPANISH, Cookie: 'locale=en' } },
  { path: '/updates', headers: { 'Accept-Language': 'ja' } },
];

const NO_IDS = [
  '',
  '/zero',
  '/0',
  '/-1',
  '/007',
  '/1.5',
  '/1e3',
  '/2147483648',
  '/99999999999999999999',
  '/999999',
  '/%00',
  '/..%2f30',
];

/** What is nothing of ours: below each prefix, ids that are none or nobody's, and what is not served below /main. */
export const MISSING: readonly string[] = [
  ...[
    '/nowhere',
    '/nowhere/at/all',
    '/nowhere.html',
    '/xx/updates',
    '/ranking/nonsense',
    '/manga_list/nonsense',
    '/rating/xx',
    '/updates/today',
  ].flatMap((path) => [path, `/es${path}`, `/main${path}`]),
  ...['titles', 'comments', 'viewer', 'publisher_news'].flatMap((page) => NO_IDS.map((id) => `/${page}${id}`)),
  ...['titles', 'comments', 'publisher_news'].flatMap((page) => [`/main/${page}/999999`, `/es/main/${page}/zero`]),
  ...[
    FIRST_CHAPTER,
    '/faq',
    '/terms',
    '/privacypolicy',
    '/copyright',
    '/blocking',
    '/redirecting',
    '/rating/eng',
    '/terms_web_ja',
  ].map((path) => `/main${path}`),
  // Escapes of no text.
  '/titles/%E0%A4%A',
  '/es/titles/%E0%A4%A',
  // One address, one spelling.
  '/UPDATES',
  '/MAIN/updates',
  '/es/UPDATES',
  '/ES/updates',
  '/ranking/HOTTEST',
  '/es/MANGA_LIST/ONGOING',
  '/WEBVIEW/faq/eng',
  '/feeds',
  '/sitemaps',
  '/webview/announcement/xx',
  '/webview/faq/xx',
  '/webview/announcement',
  '/webview/questionnaire/eng',
  '/es/webview/questionnaire/deu/reading',
  '/es/webview/faq/de',
  '/es/terms_web_ja',
  '/campaign/xx',
];

/** What `/redirecting` does not follow: strangers, and what a browser would read as something else than it looks like. */
export const NO_TARGETS: readonly string[] = [
  '',
  'https://evil.example/',
  'http://chat.example/komawari',
  'https://chat.example/komawari-evil',
  'https://chat.example/komawari/../evil',
  'https://chat.example@evil.example/komawari',
  'https://chat.example%40evil.example/komawari',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'komawari://webview?url=javascript%3Aalert(1)',
  'komawari://webview?url=https%3A%2F%2Fevil.example',
  'evil.example',
];
