import { LOCALES } from '@/lib/i18n/locales';

import { newsDate } from './news-date';

const at = (iso: string) => Date.parse(iso) / 1_000;

test.each([
  ['2026-11-03T00:00:00Z', 'Nov 03, 2026'],
  ['2026-11-03T23:59:59Z', 'Nov 03, 2026'],
  ['2024-02-29T12:00:00Z', 'Feb 29, 2024'],
  ['1970-01-01T00:00:00Z', 'Jan 01, 1970'],
])('%s is %s @2.69 @9.30', (iso, text) => expect(newsDate(at(iso), 'en', 'UTC')).toBe(text));

test('every locale says the month in its own word', () => {
  const texts = LOCALES.map((locale) => newsDate(at('2026-08-07T09:00:00Z'), locale, 'UTC'));
  expect(texts.every((text) => / ?07, 2026$/.test(text))).toBe(true);
  expect(new Set(texts).size).toBeGreaterThanOrEqual(7);
  expect(newsDate(at('2026-08-07T09:00:00Z'), 'ru', 'UTC')).toMatch(/^авг/);
  expect(newsDate(at('2026-08-07T09:00:00Z'), 'th', 'UTC')).toMatch(/^ส\.ค\./);
});
