/** @jest-environment node */
import { numberInName } from './number-in-name';

test.each([
  ['001.cbz', 1],
  ['12', 12],
  ['ferry-at-six-012.zip', 12],
  ['Ferry at 6 v02 c014.cbz', 14],
  ['Vol. 3 Ch. 7 - 2 cats.cbz', 7],
  ['chapter 10.5.cbt', 10.5],
  ['#4 (2026)', 4],
  ['kapitel_8', 8],
])('%s is chapter %d', (name, number) => {
  expect(numberInName(name)).toBe(number);
});

test.each(['extra.cbz', '2026-05-01.cbz', 'v02 014.cbz', 'comic3 2.cbz'])('%s does not tell', (name) => {
  expect(numberInName(name)).toBeUndefined();
});
