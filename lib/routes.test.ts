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
  ['007', undefined],
  ['', undefined],
])('the path segment %j is the id %j', (segment, id) => expect(pathId(segment)).toBe(id));

test('ten paths lead to two campaigns @2.16 @2.17', () => {
  expect(Object.values(campaignPaths).flat()).toHaveLength(10);
  expect(campaignOf('/iostopus')).toBe('us');
  expect(campaignOf('/popfr')).toBe('fr');
  expect(campaignOf('/toString')).toBeUndefined();
});

test.each([
  ...LOCALES.map((locale) => `/${locale}/titles/30`),
  '/es?from=mail',
  '/webview/questionnaire/eng/reading',
  routes.updatesFeed('eng'),
  routes.webManifest('en'),
  '/media/cover/10/portrait-800.webp',
])('%s takes no locale prefix', (address) => expect(carriesNoLocale(address)).toBe(true));

test.each(['/', '/titles/30#chapters', '/topusher', '/search_result?keyword=a.b', '/redirecting?to=/es/faq'])(
  '%s takes the reader’s locale as its prefix',
  (address) => expect(carriesNoLocale(address)).toBe(false),
);
