import { limits } from '@/lib/limits';

import { retryAt } from './retry-at';

test('pauses grow, and end', () => {
  const pauses = Array.from({ length: limits.pushTriesMax }, (_, index) => retryAt(1_000, index + 1));
  expect(pauses.map((at) => at && at - 1_000)).toEqual([60, 300, 900, 3_600, 14_400, undefined]);
});

test('a service that asks for more time gets it, within bounds; less is not asked for', () => {
  expect(retryAt(0, 1, 120)).toBe(120);
  expect(retryAt(0, 1, 5)).toBe(60);
  expect(retryAt(0, 1, 999_999)).toBe(21_600);
});
