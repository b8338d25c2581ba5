import { eraOf } from './era-of';

test.each([
  ['palace', 'courtly'],
  ['brush-ink', 'folk'],
  ['city-noir', 'modern'],
] as const)('things in the world of %s are %s', (world, era) => {
  expect(eraOf(world)).toBe(era);
});
