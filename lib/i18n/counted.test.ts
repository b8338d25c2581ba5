import { counted } from './counted';
import { LOCALES } from './locales';

const written = (count: number) => LOCALES.map((locale) => counted(count, locale).number);

test.each([0, 7, 999])('%i is written alike in every language, as each would write it', (count) => {
  expect(written(count)).toEqual(LOCALES.map((locale) => new Intl.NumberFormat(locale).format(count)));
});

test.each([
  ['en', 1_000, '1,000'],
  ['de', 12_345, '12.345'],
  ['fr', 1_234_567, '1\u202f234\u202f567'],
])('in %s %i is %s', (locale, count, number) => expect(counted(count, locale)).toEqual({ count, number }));
