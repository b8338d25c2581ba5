import { isFresh } from './is-fresh';

const start = 1_800_000_000;

test.each([
  ['at its first second', start, true],
  ['a second before a day is over', start + 86_399, true],
  ['after a day', start + 86_400, false],
  ['before it begins', start - 1, false],
])('%s @4.33 @9.15', (_, now, fresh) => expect(isFresh(start, now)).toBe(fresh));

test('a chapter without a date is never fresh', () => {
  expect(isFresh(0, 10)).toBe(false);
});
