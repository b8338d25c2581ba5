import { counted } from './counted';
import { LOCALES } from './locales';
import { megabytes } from './megabytes';
import { preferredLocale } from './preferred-locale';

test.each([
  ['ja,pt-BR;q=0.7,fr;q=0.9', 'fr'],
  ['ja,zh;q=0.9', 'en'],
  ['de;q=0,vi', 'vi'],
  ['TH', 'th'],
  ['', 'en'],
])('Accept-Language %j prefers %s', (header, locale) => {
  expect(preferredLocale(header, LOCALES, 'en')).toBe(locale);
});

test.each([0, 999, 1_000, 1_234_567])('writes the count %i as Intl does in every locale', (count) => {
  const expected = LOCALES.map((locale) => ({ count, number: new Intl.NumberFormat(locale).format(count) }));
  expect(LOCALES.map((locale) => counted(count, locale))).toEqual(expected);
});

test.each([0, 49_999, 15_250_001, 12_345_678_901])('writes %i bytes in megabytes as Intl does', (bytes) => {
  const format = (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1e6);
  expect(LOCALES.map((locale) => megabytes(bytes, locale))).toEqual(LOCALES.map(format));
});
