import { countChoices } from './count-choices';
import type { ShelfSeries } from './shelf-series';

const NOW = 1_800_000_000;
const series = (own: Partial<ShelfSeries>): ShelfSeries => ({
  id: 1,
  name: '',
  language: 'eng',
  cover: '',
  views: 0,
  tags: [],
  ...own,
});
const SHELF = [
  series({ tags: ['drama', 'food'], label: 'WJ', free: true }),
  series({ tags: ['drama'], label: 'SQ', ticket: true, updatedAt: NOW - 60 }),
  series({ tags: ['food'], label: 'SQ' }),
];
const counts = (selection: Parameters<typeof countChoices>[1]) =>
  Object.fromEntries(
    Object.entries(countChoices(SHELF, selection, NOW)).map(([filter, each]) => [filter, Object.fromEntries(each)]),
  );

test('with nothing chosen, all are counted', () => {
  expect(counts({})).toEqual({
    only: { free: 1, ticket: 1, updated: 1 },
    tag: { drama: 2, food: 2 },
    label: { WJ: 1, SQ: 2 },
  });
});

test('a choice narrows the other groups and not its own', () => {
  expect(counts({ label: 'SQ' })).toEqual({
    only: { ticket: 1, updated: 1 },
    tag: { drama: 1, food: 1 },
    label: { WJ: 1, SQ: 2 },
  });
  expect(counts({ label: 'WJ', only: 'ticket' })).toEqual({ only: { free: 1 }, tag: {}, label: { SQ: 1 } });
});
