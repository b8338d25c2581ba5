import { keepsLimit } from './figure';

const figure = { what: 'home', unit: 'KiB' };

test.each([
  [165, { most: 165 }, true],
  [166, { most: 165 }, false],
  [0.85, { least: 0.85 }, true],
  [0.84, { least: 0.85 }, false],
  [NaN, { least: 0 }, false],
  [NaN, { most: 9 }, false],
  [7, undefined, true],
  [NaN, undefined, false],
  [Infinity, undefined, false],
  [Infinity, { least: 0.4 }, false],
  [-Infinity, { most: 50 }, false],
])('%p within %p: %p', (value, limit, kept) => {
  expect(keepsLimit({ ...figure, value, limit })).toBe(kept);
});
