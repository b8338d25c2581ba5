import { countOf } from './count';

test.each([
  [0, 0],
  [2_147_483_647, 2_147_483_647],
  [3_000_000_000, 2_147_483_647],
  [1.6, 2],
])('clamps and rounds the count %d to %d', (counted, told) => {
  expect(countOf(counted)).toBe(told);
});
