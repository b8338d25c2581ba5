import { countOf } from './count';

test.each([
  [0, 0],
  [2_147_483_647, 2_147_483_647],
  [3_000_000_000, 2_147_483_647],
  [1.6, 2],
])('%d is told as %d', (counted, told) => {
  expect(countOf(counted)).toBe(told);
});
