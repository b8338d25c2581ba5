import { readFileSync } from 'node:fs';
import path from 'node:path';

import { createTranslator } from 'next-intl';

import { readFaq } from '@/components/faq/read-faq';
import { readAbout } from '@/components/papers/texts/read-about';
import { readCopyright } from '@/components/papers/texts/read-copyright';
import { readPrivacy } from '@/components/papers/texts/read-privacy';
import { readRating } from '@/components/papers/texts/read-rating';
import { readTerms } from '@/components/papers/texts/read-terms';
import type { Messages } from '@/lib/i18n/load-messages';
import { languageOf, type Locale } from '@/lib/i18n/locales';
import { nameSite } from '@/lib/i18n/name-site';
import { withSiteWords } from '@/lib/i18n/with-site-words';
import { SITE_WORDS } from '@/lib/origin/demo/texts/site-words';
import type { TextLanguage } from '@/lib/origin/texts/text-language';

import { FERRY } from './reader';

/** What the response to a page's path must say. */
export interface PageRow {
  path: string;
  /** Without the site's name, which follows it unless `isWholeTitle`. */
  title: string;
  isWholeTitle?: boolean;
  h1: string;
  canonical: string;
  /** Of its `<html lang>`. */
  language: string;
  /** Of its JSON-LD documents, in order. */
  types: readonly string[];
  /** `all`: one for each locale and `x-default`. `none`: it has one language. `hidden`: robots must not index it. */
  search: 'all' | 'none' | 'hidden';
  /** Served below /main too. */
  main?: boolean;
}

type Row = Pick<PageRow, 'path'> & Partial<PageRow>;

const { titleId, firstChapterId } = FERRY;
const COMMENTS = `/comments/${firstChapterId}`;
const CHAPTER = `/viewer/${firstChapterId}`;
const MESSAGES = path.resolve(__dirname, '../../messages');
const TRAIL = ['BreadcrumbList'];
const LIST = ['ItemList'];

function translate(locale: Locale) {
  const messages = JSON.parse(readFileSync(path.join(MESSAGES, `${locale}.json`), 'utf8')) as Messages;
  const onError = (error: Error) => {
    throw error;
  };
  const words = SITE_WORDS[languageOf(locale) as TextLanguage];
  return createTranslator({ locale, messages: withSiteWords(nameSite(messages, 'Komawari'), words), onError });
}

/** The pages of a locale, with their paths and texts in it. */
export function localePages(locale: Locale): readonly PageRow[] {
  const t = translate(locale);
  const first = { name: FERRY.name, chapter: '#1' };
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const page = (title: string, row: Row): PageRow => ({
    h1: title,
    language: locale,
    types: [],
    search: 'all',
    ...row,
    title,
    path: prefix + row.path,
    canonical: row.canonical ?? prefix + row.path.replace(/\?.*/, ''),
  });
  const main = (title: string, row: Row) => page(title, { ...row, main: true });
  const hidden = (title: string, row: Row) => page(title, { ...row, search: 'hidden' });
  return [
    main(t('home.title'), { path: '/updates', h1: t('home.heading'), types: ['Organization', 'WebSite'] }),
    main(t('featured.title'), { path: '/featured', h1: t('featured.heading'), types: LIST }),
    main(t('ranking.title.hottest'), { path: '/ranking/hottest', h1: t('ranking.heading.hottest'), types: LIST }),
    main(t('ranking.title.trending'), { path: '/ranking/trending', h1: t('ranking.heading.trending'), types: LIST }),
    main(t('ranking.title.completed'), { path: '/ranking/completed', h1: t('ranking.heading.completed'), types: LIST }),
    main(t('mangaList.title.ongoing'), { path: '/manga_list/ongoing', types: LIST }),
    main(t('mangaList.title.completed'), { path: '/manga_list/completed', types: LIST }),
    main(t('mangaList.title.one_shot'), { path: '/manga_list/one_shot', types: LIST }),
    main(t('favorites.title'), { path: '/favorited', search: 'hidden' }),
    hidden(t('kept.title'), { path: '/kept' }),
    hidden(t('offline.title'), { path: '/offline' }),
    main(FERRY.name, { path: `/titles/${titleId}`, types: ['ComicSeries'] }),
    page(`${FERRY.name} #1`, { path: CHAPTER, h1: `${FERRY.name} #1 Sixty-One Crossings`, types: ['ComicIssue'] }),
    main(t('comments.title', first), { path: COMMENTS, h1: `${t('comments.head')} #1`, types: TRAIL }),
    main(t('news.announcements.head'), { path: '/announcement', types: TRAIL }),
    main(t('news.announcements.head'), { path: '/announcement?scrollTo=2', types: TRAIL }),
    main(t('meta.siteTitle', { line: t('shell.line') }), {
      path: '/publisher_news/1',
      h1: 'Lampwick House',
      isWholeTitle: true,
      types: TRAIL,
    }),
    main(t('papers.moved.title'), { path: '/feedback', search: 'hidden' }),
    main(readAbout(locale).title, { path: '/about_us' }),
    main(t('search.title'), { path: '/search_result', types: TRAIL }),
    main(t('search.titleOf', { keyword: 'ferry' }), {
      path: '/search_result?keyword=ferry',
      h1: t('search.title'),
      types: TRAIL,
      search: 'hidden',
    }),
    main(t('states.error.title'), { path: '/error', search: 'hidden' }),
    main(t('states.maintenance.title'), { path: '/maintenance', search: 'hidden' }),
    hidden(t('states.geo-blocked.title'), { path: '/blocking' }),
    page(readFaq(locale).title, { path: '/faq' }),
    hidden(t('faq.demo.title'), { path: '/faq/demo' }),
    page(readTerms(locale).title, { path: '/terms' }),
    page(readPrivacy(locale).title, { path: '/privacypolicy' }),
    page(readCopyright(locale).title, { path: '/copyright' }),
    page(readRating(locale).title, { path: '/rating', canonical: `/rating/${languageOf(locale)}` }),
    hidden(t('leaving.title'), { path: '/redirecting', h1: t('leaving.refused.title') }),
    hidden(t('leaving.title'), { path: '/redirecting?to=%2Ffaq' }),
  ];
}

export const LOCALE_PAGES = localePages('en');

const own = (path: string, title: string, row: Partial<PageRow> = {}): PageRow => ({
  path,
  title,
  h1: title,
  canonical: path,
  language: 'en',
  types: [],
  search: 'hidden',
  ...row,
});

/** Pages whose path names their language, or that have one. Readers of other locales are not redirected from them. */
export const OWN_LANGUAGE_PAGES: readonly PageRow[] = [
  own('/rating/eng', 'Age rating', { search: 'all' }),
  own('/rating/en', 'Age rating', { canonical: '/rating/eng', search: 'all' }),
  own('/rating/deu', 'Altersfreigabe', { language: 'de', search: 'all' }),
  own('/rating/ita', 'Age rating', { search: 'all' }),
  own('/rating/xx', 'Age rating', { canonical: '/rating/eng', search: 'all' }),
  own('/webview/announcement/eng', 'News', { canonical: '/announcement' }),
  own('/webview/announcement/es', 'Noticias', { canonical: '/es/announcement', language: 'es' }),
  own('/webview/announcement/xx', 'News', { canonical: '/announcement' }),
  own('/webview/faq/vi', 'Trung tâm trợ giúp', { canonical: '/vi/faq', language: 'vi' }),
  own('/webview/questionnaire/eng/reading', 'Reader survey'),
  own('/webview/questionnaire/es/reading', 'Encuesta para lectores', {
    canonical: '/webview/questionnaire/esp/reading',
    language: 'es',
  }),
  own('/webview/questionnaire/xx/reading', 'Reader survey', { canonical: '/webview/questionnaire/eng/reading' }),
  own('/terms_web_ja', 'Komawari ブラウザ版利用規約', { isWholeTitle: true, language: 'ja', search: 'none' }),
];

/** Two groups; without an Accept-Language each has its own language. */
export const CAMPAIGN_PAGES: readonly PageRow[] = [
  ...['/androidtopus', '/iostopus', '/webtopus', '/topus', '/popus'].map((path) =>
    own(path, 'Turning the page', { canonical: '/androidtopus' }),
  ),
  ...['/androidtopfr', '/iostopfr', '/webtopfr', '/topfr', '/popfr'].map((path) =>
    own(path, 'On tourne la page', { canonical: '/androidtopfr', language: 'fr' }),
  ),
];

export interface RedirectRow {
  path: string;
  to: string;
  status?: 307 | 308;
  headers?: Record<string, string>;
  /** It depends on the reader, so that no cache may store it. */
  isReaders?: boolean;
}

const SPANISH = { 'Accept-Language': 'es-AR,es;q=0.9' };

export const REDIRECTS: readonly RedirectRow[] = [
  { path: '/', to: '/main/updates', isReaders: true },
  { path: '/?from=mail', to: '/main/updates?from=mail', isReaders: true },
  { path: '/main', to: '/updates', isReaders: true },
  { path: '/es', to: '/es/updates', isReaders: true },
  { path: '/es/main/', to: '/es/updates', isReaders: true },
  { path: '/en', to: '/en/updates', isReaders: true },
  ...['', '/main', '/es', '/es/main'].flatMap((prefix) => {
    const locale = prefix.replace('/main', '');
    return [
      { path: `${prefix}/ranking`, to: `${locale}/ranking/hottest` },
      ...['', '/all', '/browser_a', '/browser_z', '/updated'].map((list) => ({
        path: `${prefix}/manga_list${list}`,
        to: `${locale}/manga_list/ongoing`,
      })),
    ];
  }),
  ...['/updates', '/main/ranking', '/es/faq', `/titles/${titleId}`].map((path) => ({
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

/** Paths at which readers of another locale stay, as these name their language already. */
export const UNMOVED: readonly { path: string; headers: Record<string, string> }[] = [
  ...OWN_LANGUAGE_PAGES.map(({ path }) => ({ path, headers: SPANISH })),
  { path: '/en/updates', headers: SPANISH },
  { path: '/th/faq', headers: { Cookie: 'locale=es' } },
  { path: '/updates', headers: { ...SPANISH, Cookie: 'locale=en' } },
  { path: '/updates', headers: { 'Accept-Language': 'ja' } },
];

/** Paths of no page: unknown ones, ids that are malformed or unknown, and what is not served below /main. */
export const MISSING: readonly string[] = [
  ...['/nowhere', '/nowhere.html', '/ranking/nonsense', '/manga_list/nonsense', '/updates/today'].flatMap((path) => [
    path,
    `/es${path}`,
    `/main${path}`,
  ]),
  ...['', '/zero', '/0', '/-1', '/007', '/1.5', '/2147483648', '/%00', '/..%2f30', '/%E0%A4%A'].map(
    (id) => `/titles${id}`,
  ),
  ...['titles', 'comments', 'viewer', 'publisher_news'].flatMap((page) => [`/${page}/999999`, `/es/${page}/zero`]),
  ...[CHAPTER, '/faq', '/terms', '/blocking', '/redirecting', '/rating/eng', '/terms_web_ja'].map(
    (path) => `/main${path}`,
  ),
  ...['/xx/updates', '/UPDATES', '/ES/updates', '/WEBVIEW/faq/eng', '/404', '/500', '/feeds', '/sitemaps'],
  ...['/webview/announcement', '/webview/questionnaire/eng', '/es/webview/faq/de'],
  ...['/es/terms_web_ja', '/es/topus', '/campaign/xx', '/_next/image?url=%2Fmedia%2Fcover%2F10%2Fwide.webp&w=640&q=75'],
];

/** What `/redirecting` refuses: unknown sites, and spellings that browsers resolve to them. */
export const REFUSED_TARGETS: readonly string[] = [
  '',
  'https://evil.example/',
  'http://chat.example/komawari',
  'https://chat.example/komawari-evil',
  'https://chat.example/komawari/../evil',
  'https://chat.example@evil.example/komawari',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  ' //evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'komawari://webview?url=https%3A%2F%2Fevil.example',
  'evil.example',
];

/** Paths that redirect and try to name another site in their target. */
export const HOSTILE_PATHS: readonly string[] = [
  '//evil.example/',
  '///evil.example/..',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/%09/evil.example/',
  '/https:%2f%2fevil.example/',
  '/es//evil.example/',
  '/main//evil.example/',
  '/main?next=//evil.example',
  '/es/?to=https://evil.example',
  '/ranking?to=//evil.example',
  '/updates/?to=//evil.example',
  '/manga_list//evil.example',
];
