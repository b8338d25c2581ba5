import { restSince } from './rest';

const DAY = 86_400_000;
const NOON = 1_900_000_000_000;
const since = (stored: string | undefined, now = NOON) => restSince(stored, now, DAY);

test.each([undefined, '', ' ', 'yes', '{}', '[1]', 'NaN', 'Infinity'])('%j has never happened', (stored) => {
  expect(since(stored)).toEqual({ isOver: true });
});

test('it may happen again when the rest is over, and not before', () => {
  expect(since(String(NOON - DAY + 1))).toEqual({ isOver: false });
  expect(since(String(NOON - DAY))).toEqual({ isOver: true });
  expect(since('0')).toEqual({ isOver: true });
});

test('a clock that is set back lets it neither happen twice nor stay away for ever @9.27', () => {
  const yearLater = String(NOON + 365 * DAY);
  const { isOver, from } = since(yearLater);
  expect([isOver, from]).toEqual([false, NOON]);
  expect(since(String(from), NOON + DAY - 1)).toEqual({ isOver: false });
  expect(since(String(from), NOON + DAY)).toEqual({ isOver: true });
});
