import { askedLocale } from './asked-locale';

test.each([
  ['/es/titles/10', {}, 'es'],
  ['/es', { cookie: 'locale=th', 'accept-language': 'de' }, 'es'],
  ['/es?a=b', {}, 'es'],
  ['/titles/10', {}, 'en'],
  ['/titles/10', { 'accept-language': 'ja,de;q=0.5' }, 'de'],
  ['/titles/10', { cookie: 'languages=tha; locale=th', 'accept-language': 'de' }, 'th'],
  ['/titles/10', { cookie: 'locale=xx', 'accept-language': 'de' }, 'en'],
  ['/titles/10', { cookie: 'locale=english', 'accept-language': 'de' }, 'de'],
  ['/titles/10', { cookie: 'mylocale=th' }, 'en'],
  ['/xx/titles/10', { 'accept-language': 'fr' }, 'fr'],
  ['/esp', { 'accept-language': 'fr' }, 'fr'],
])('%s with %j: %s', (path, headers, locale) => {
  expect(askedLocale(path, headers)).toBe(locale);
});
