import { LOCALES } from '@/lib/i18n/locales';

import { campaignOf, campaignPaths, carriesNoLocale, pathId, routes } from './routes';

test('a keyword is encoded into the search address', () => {
  expect(routes.search('fox & hound?')).toBe('/search_result?keyword=fox%20%26%20hound%3F');
  expect(routes.search()).toBe('/search_result');
});

test.each([
  ['10', 10],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['1.5', undefined],
  ['007', undefined],
  ['', undefined],
  ['99999999999999999999', undefined],
])('%s in a path is the id %s', (segment, id) => {
  expect(pathId(segment)).toBe(id);
});

test('ten addresses lead to two campaigns @2.16 @2.17', () => {
  expect(Object.values(campaignPaths).flat()).toHaveLength(10);
  expect(campaignOf('/iostopus')).toBe('us');
  expect(campaignOf('/popfr')).toBe('fr');
  expect(campaignOf('/toString')).toBeUndefined();
});

test.each([
  ...Object.values(campaignPaths).flat(),
  ...LOCALES.map((locale) => `/${locale}/titles/30`),
  '/es',
  '/es?from=mail',
  '/topus?from=mail',
  '/topfr#top',
  '/terms_web_ja',
  '/rating/eng',
  '/webview/announcement/eng',
  '/webview/questionnaire/eng/reading',
  routes.updatesFeed('eng'),
  routes.titleFeed(30),
  routes.catalogue('en'),
  routes.publication(30_001),
  '/opds',
  routes.sitemap(),
  routes.sitemapPart('pages'),
  routes.siteCard('en'),
  routes.appIcon('any', 192),
  routes.webManifest('en'),
  '/media/cover/10/portrait-800.webp',
])('no locale comes before %s', (address) => {
  expect(carriesNoLocale(address)).toBe(true);
});

test.each([
  '/',
  '/main',
  '/main/updates',
  '/rating',
  '/ranking/hottest',
  '/titles/30#chapters',
  '/terms',
  '/topusher',
  '/estonia',
  '/webviews',
  '/search_result?keyword=a.b',
  '/redirecting?to=/es/faq',
  '/announcement?scrollTo=3',
])('the reader’s locale comes before %s', (address) => {
  expect(carriesNoLocale(address)).toBe(false);
});
