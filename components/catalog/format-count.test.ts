import { LOCALES } from '@/lib/i18n/locales';

import { formatComments, formatViews } from './format-count';
import { isFresh } from './is-fresh';
import { formatTime } from './time-format';

test.each([
  [999, 'en', '999'],
  [1_000, 'en', '1.0K'],
  [99_999, 'th', '99.9K'],
  [99_999, 'es', '99,9K'],
  [999_999, 'es', '999,9K'],
  [12_460_000, 'de', '12,4M'],
] as const)('%i views read in %s as %s @9.16', (count, locale, text) => expect(formatViews(count, locale)).toBe(text));

test.each([
  [999, 'en', '999'],
  [1_499, 'en', '1.4k'],
  [999_999, 'pt', '999,9k'],
  [2_000_000, 'en', '2.0m'],
] as const)('%i comments read in %s as %s @9.17', (count, locale, text) =>
  expect(formatComments(count, locale)).toBe(text),
);

const start = 1_800_000_000;
test.each([
  ['at its first second', start, true],
  ['a second before a day is over', start + 86_399, true],
  ['after a day', start + 86_400, false],
  ['before it begins', start - 1, false],
])('a chapter is fresh %s @4.33 @9.15', (_, now, fresh) => expect(isFresh(start, now)).toBe(fresh));

test('dates follow the locale, and years are Gregorian in all of them', () => {
  const late = 1_795_217_400;
  expect(formatTime(late, 'date', 'es', 'UTC')).toBe('20 nov');
  for (const locale of LOCALES) expect(formatTime(late, 'date-year', locale, 'UTC')).toContain('2026');
});

// Versions of ICU differ in the kind of space before PM.
test.each([
  ['en', 'Nov 20, 11:30 PM'],
  ['de', '20. Nov., 23:30'],
  ['vi', '23:30 20 thg 11'],
])('the hour of a moment reads in %s as the language writes it: %s', (locale, text) =>
  expect(formatTime(1_795_217_400, 'date-time', locale, 'UTC').replace(/\s/g, ' ')).toBe(text),
);
