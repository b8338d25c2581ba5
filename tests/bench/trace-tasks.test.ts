import { longestOn } from './trace-tasks';

const LONGEST = new Map([
  ['7 1', 30],
  ['7 2', 900],
  ['8 1', 40],
]);

test('the longest task is that of the main threads', () =>
  expect(longestOn(new Set(['7 1', '8 1']), LONGEST)).toBe(40));

test('where no main thread was named, or nothing was noted of it, it is no number', () => {
  expect(longestOn(new Set(), LONGEST)).toBeNaN();
  expect(longestOn(new Set(['7 1', '9 1']), LONGEST)).toBeNaN();
});
