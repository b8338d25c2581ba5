import { pageAt, pageByKey } from './slider';

test.each([
  [0, 'ltr', 1],
  [1, 'ltr', 21],
  [0.5, 'ltr', 11],
  [0.26, 'ltr', 6],
  [0, 'rtl', 21],
  [1, 'rtl', 1],
  [0.26, 'rtl', 16],
  [-3, 'ltr', 1],
  [7, 'ltr', 21],
] as const)('at %p of a track of 21 pages in %s is page %p (R16)', (x, direction, page) =>
  expect(pageAt(x, 21, direction)).toBe(page),
);

test('a chapter of one page has but one', () =>
  expect([pageAt(0, 1, 'ltr'), pageAt(1, 1, 'rtl'), pageAt(0.5, 0, 'ltr')]).toEqual([1, 1, 1]));

test.each([
  [6, { from: 4, to: 5, total: 9 }, 6],
  [4, { from: 4, to: 5, total: 9 }, 3],
  [3, { from: 4, to: 4, total: 9 }, 3],
  [1, { from: 1, to: 2, total: 9 }, 1],
  [9, { from: 4, to: 5, total: 9 }, 9],
])('a key to %p from %j leads to %p', (page, position, to) => expect(pageByKey(page, position)).toBe(to));
