import { LOCALES } from './locales';
import { preferredLocale } from './preferred-locale';

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['ja,pt-BR;q=0.7,fr;q=0.9', 'fr'],
  ['ja,zh;q=0.9', 'en'],
  ['de;q=0,vi', 'vi'],
  ['TH', 'th'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=,=', 'en'],
])('%s asks for %s', (header, locale) => {
  expect(preferredLocale(header, LOCALES, 'en')).toBe(locale);
});
