import { formatComments, formatViews } from './format-count';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.0K'],
  [1_990, '1.9K'],
  [99_999, '99.9K'],
  [980_400, '980K'],
  [999_999, '999K'],
  [1_000_000, '1.0M'],
  [12_460_000, '12.4M'],
])('%i views read %s @9.16', (count, text) => expect(formatViews(count)).toBe(text));

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.0k'],
  [1_499, '1.4k'],
  [123_456, '123.4k'],
  [999_999, '999.9k'],
  [2_000_000, '2.0m'],
])('%i comments read %s @9.17', (count, text) => expect(formatComments(count)).toBe(text));
