import { countryNames } from './country-names';

test('countries are named in the language of whoever reads, with their codes', () => {
  expect(countryNames(['GB', 'DE'], 'en')).toBe('United Kingdom (GB) and Germany (DE)');
  expect(countryNames(['DE'], 'th')).toBe('เยอรมนี (DE)');
  expect(countryNames(['XA', 'XX', 'XK'], 'de')).toBe('XA, XX und Kosovo (XK)');
  expect(countryNames([], 'en')).toBe('');
});
