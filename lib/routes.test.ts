import { campaignOf, campaignPaths, pathId, routes } from './routes';

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

test('ten addresses lead to two campaigns', () => {
  expect(Object.values(campaignPaths).flat()).toHaveLength(10);
  expect(campaignOf('/iostopus')).toBe('us');
  expect(campaignOf('/popfr')).toBe('fr');
  expect(campaignOf('/toString')).toBeUndefined();
});
