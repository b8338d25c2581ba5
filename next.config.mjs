import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const locales = JSON.parse(readFileSync(new URL('./lib/i18n/locales.json', import.meta.url), 'utf8'));

/** The folder of this project. */
const ROOT = path.dirname(fileURLToPath(import.meta.url));
const DEFAULT_LOCALE = 'en';
const LOCALES = Object.keys(locales).join('|');
/** Matches what a path may start with and not be a page: our own prefixes and the nine locales. */
const RESERVED = `api|admin|media|healthz|readyz|metrics|revalidate|cards|icons|manifest|feeds|opds|sitemaps|_next|${LOCALES}`;
/** A set of content languages in the one spelling that `formatLanguages` gives it. */
const CODES = Object.values(locales).concat('ita').sort();
const LANGUAGES = `(?=[a-z])${CODES.map((code) => `(?:${code}(?:-|$))?`).join('')}(?<!-)`;
/** The sets whose pages are kept (`isKept` of lib/edition.ts): up to three languages, and all. */
const KEPT_LANGUAGES = `(?=(?:\\w+-){0,2}\\w+$|${CODES.join('-')}$)${LANGUAGES}`;

/** Paths of one kind under one name: Next compiles and tries each rewrite anew for each request. */
const anyOf = (...paths) => `:page(${paths.join('|')})`;

/** What most requests are for, so that Next has to look no further; that one of these stays where it is makes a rewrite of it all the same. */
const OFTEN = anyOf('titles/[^/]+', 'viewer/[^/]+');

const oftenRewrites = [
  { source: `/:locale(${LOCALES})/${OFTEN}`, destination: '/:locale/:page' },
  { source: `/${OFTEN}`, destination: `/${DEFAULT_LOCALE}/:page` },
];

/** Pages that depend on the content languages. Internal segments hold them: kept ones `in/<languages>`, others `rare/<languages>`. */
const EDITION_PAGES = anyOf(
  'updates',
  'featured',
  'ranking/(?:hottest|trending|completed)',
  'manga_list/(?:ongoing|completed|one_shot)',
  'search_result',
);

// Named in lib/cookies.ts, which a plain module cannot import; a test there holds the two together.
const chose = (languages) => ({ type: 'cookie', key: 'languages', value: `(?<languages>${languages})` });

const sourcesOf = (page) => [
  { source: `/:main(main)?/${page}`, locale: DEFAULT_LOCALE },
  { source: `/:locale(${LOCALES})/:main(main)?/${page}`, locale: ':locale' },
];

const editionRewrites = sourcesOf(EDITION_PAGES).flatMap(({ source, locale }) => [
  { source, has: [chose(KEPT_LANGUAGES)], destination: `/${locale}/in/:languages/:page` },
  { source, has: [chose(LANGUAGES)], destination: `/${locale}/rare/:languages/:page` },
  { source, destination: `/${locale}/in/own/:page` },
]);

/** The search for a keyword is rendered when asked for, but not for scripts: they search by themselves, on the page that is kept. */
const KEYWORD = { type: 'query', key: 'keyword' };
const SCRIPTS = { type: 'header', key: 'rsc' };

const keywordRewrites = sourcesOf('search_result').flatMap(({ source, locale }) => [
  {
    source,
    has: [KEYWORD, chose(LANGUAGES)],
    missing: [SCRIPTS],
    destination: `/${locale}/rare/:languages/search_result`,
  },
  { source, has: [KEYWORD], missing: [SCRIPTS], destination: `/${locale}/rare/own/search_result` },
]);

/** The routes that are served below /main too. */
const MAIN_PAGES = anyOf(
  'favorited',
  'titles/[^/]+',
  'comments/[^/]+',
  'announcement',
  'publisher_news/[^/]+',
  'feedback',
  'about_us',
  'error',
  'maintenance',
);

const mainRewrites = [
  { source: `/main/${MAIN_PAGES}`, destination: `/${DEFAULT_LOCALE}/:page` },
  { source: `/:locale(${LOCALES})/main/${MAIN_PAGES}`, destination: '/:locale/:page' },
];

/** Pages that name their language themselves, as `eng` or `en`, and have no locale before it. An unknown language is English. */
const LANGUAGE_PAGES = anyOf('rating', 'webview/announcement', 'webview/faq');
/** So does a survey, whose key follows. */
const SURVEY = 'webview/questionnaire';

const languageRewrites = [
  ...Object.entries(locales).flatMap(([locale, language]) => [
    { source: `/${LANGUAGE_PAGES}/:language(${locale}|${language})`, destination: `/${locale}/:page/${language}` },
    {
      source: `/${SURVEY}/:language(${locale}|${language})/:key`,
      destination: `/${locale}/${SURVEY}/${language}/:key`,
    },
  ]),
  { source: `/${LANGUAGE_PAGES}/ita`, destination: `/${DEFAULT_LOCALE}/:page/ita` },
  { source: `/${LANGUAGE_PAGES}/:language`, destination: `/${DEFAULT_LOCALE}/:page/${locales[DEFAULT_LOCALE]}` },
  { source: `/${SURVEY}/:language/:key`, destination: `/${DEFAULT_LOCALE}/${SURVEY}/${locales[DEFAULT_LOCALE]}/:key` },
];

/** Addresses of sections that lead to one of their pages, in every locale. */
const SECTIONS = {
  ranking: 'ranking/hottest',
  'manga_list/:alias(all|browser_a|browser_z|updated)?': 'manga_list/ongoing',
};

const sectionRedirects = Object.entries(SECTIONS).flatMap(([section, page]) => [
  { source: `/:main(main)?/${section}`, destination: `/${page}`, permanent: false },
  { source: `/:locale(${LOCALES})/:main(main)?/${section}`, destination: `/:locale/${page}`, permanent: false },
]);

/** The ratings' page of a language carries no locale: below one it leads to that locale's own. */
const ratingRedirects = Object.entries(locales).map(([locale, language]) => ({
  source: `/${locale}/rating/:language(${[...CODES, ...Object.keys(locales)].join('|')})`,
  destination: `/rating/${language}`,
  permanent: false,
}));

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Next looks for a lockfile by itself, and would take a folder further up for the project where that has one, too.
  outputFileTracingRoot: ROOT,
  reactStrictMode: true,
  // An intermediary may keep a page for the minute that it is fresh and serve it stale for a day while it asks again; never a year.
  expireTime: 86_400,
  // Rendered pages stay in memory: they carry addresses signed for one data folder, and no flood of made-up addresses fills the disk.
  // Merged by Next, styles of the viewer and the ranking would come with every page. Turbopack, which `next dev` runs, knows no such choice.
  experimental: {
    // One address, one spelling: pages are matched by case anyway, and without this their rewrites are not.
    caseSensitiveRoutes: true,
    isrFlushToDisk: false,
    // The router may show a prefetched page for so many seconds, the fewest that Next allows and half of the minute that a page may be old.
    staleTimes: { static: 30 },
    ...(process.env.NODE_ENV === 'production' && { cssChunking: false }),
  },
  // The origin serves its pictures in every size: Next's own service would hand them out past the operator's switches.
  images: { unoptimized: true },
  cacheMaxMemorySize: 256 * 1024 * 1024,
  // Next's own, which knows when the catalogue has changed.
  cacheHandler: fileURLToPath(new URL('./lib/server/revalidate/page-cache.mjs', import.meta.url)),
  // `npm test` checks the types of everything; a first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'libsql',
    '@aws-sdk/client-s3',
    'sharp',
    '@resvg/resvg-js',
    'fontkit',
    'prom-client',
    'pino',
  ],
  // Next's own redirect of a closing slash would come before the middleware, which answers /main/ by itself.
  skipTrailingSlashRedirect: true,
  redirects: async () => [
    { source: `/:path((?!(?:(?:${LOCALES})(?:/main)?|main)/$).+)/`, destination: '/:path', permanent: true },
    ...sectionRedirects,
    ...ratingRedirects,
  ],
  rewrites: async () => ({
    // Of all that a rewrite may be, only those before the files match in any case: so all stand after them.
    afterFiles: [
      ...oftenRewrites,
      ...keywordRewrites,
      ...editionRewrites,
      ...mainRewrites,
      ...languageRewrites,
      { source: `/:path((?!(?:${RESERVED})(?:/|$)).+)`, destination: `/${DEFAULT_LOCALE}/:path` },
    ],
    fallback: [
      { source: `/:locale(${LOCALES})/:path*`, destination: '/:locale/nowhere' },
      // Of a destination that names no part of the address Next makes all of it a query, which would be in the page that is kept: it takes the one that stands there.
      { source: '/:path*', destination: `/${DEFAULT_LOCALE}/nowhere?path=` },
    ],
  }),
  headers: async () => [
    { source: '/sw.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    // Its address may hold what the app alone shall know: no request names it, not even for its own scripts.
    { source: `/:locale(${LOCALES})?/${SURVEY}/:path*`, headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
  ],
};

/** What only a build and development need, such as the bundler's settings, does not ship with a standalone folder. */
export default async function forPhase(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  return (await import('./scripts/build-config.mjs')).withBuild(config, phase);
}
