import { searchedBy } from './searched-by';

test.each([
  ['no title at all', [], 'browser'],
  ['10,000 titles of one language', [10_000], 'browser'],
  ['10,000 titles of several', [6_000, 3_999, 1], 'browser'],
  ['10,001 titles of one language', [10_001], 'origin'],
  ['10,001 titles of several', [6_000, 4_000, 1], 'origin'],
] as const)('%s: the search is the %3$s’s', (_, counts, who) =>
  expect(searchedBy(counts.map((titlesCount) => ({ language: 'eng' as const, titlesCount })))).toBe(who),
);
