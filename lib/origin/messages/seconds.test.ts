import { int32Seconds } from './seconds';

test.each([
  [1_700_000_000, 1_700_000_000],
  [2_147_483_647, 2_147_483_647],
  [2_147_483_648, 0],
])('the time %d is written as %d in 32 bits', (seconds, written) => expect(int32Seconds(seconds)).toBe(written));
