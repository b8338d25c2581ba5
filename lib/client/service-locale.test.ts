/** @jest-environment jsdom */
import { storage } from '@/lib/storage';

import { chosenLocale, isLocaleKept, keepLocale, mirrorLocale } from './service-locale';

const forget = () => {
  window.localStorage.clear();
  for (const name of ['locale', 'languages']) document.cookie = `${name}=; path=/; max-age=0`;
};
beforeEach(forget);
afterEach(() => jest.restoreAllMocks());

test.each([
  ['es', 'es'],
  ['xx', 'en'],
  ['english', undefined],
  ['ES', undefined],
  ['', undefined],
  ['🦊', undefined],
  ['{"locale":"es"}', undefined],
  ['e'.repeat(10), undefined],
  [undefined, undefined],
])('stored as %j, the chosen locale is %j @4.37', (stored, locale) => {
  if (stored !== undefined) storage.write('service', stored);
  expect(chosenLocale()).toBe(locale);
});

test('a choice is stored and mirrored, and its own content language alone is read from then on @3.54', () => {
  storage.write('contentsV2', 'eng,esp,tha');
  keepLocale('de');
  expect([storage.read('service'), storage.read('contentsV2'), document.cookie]).toEqual([
    'de',
    'deu',
    'locale=de; languages=deu',
  ]);
  expect(isLocaleKept('de')).toBe(true);
});

test('where messages go is told anew after a choice @4.35', () => {
  storage.write('last_updated_token', '1700000000');
  keepLocale('de');
  expect(storage.read('last_updated_token')).toBeUndefined();
});

test('where storage and cookie disagree, storage is right, and the cookie follows', () => {
  storage.write('service', 'th');
  document.cookie = 'locale=fr; path=/';
  expect(chosenLocale()).toBe('th');
  mirrorLocale();
  expect(document.cookie).toBe('locale=th');
});

test('a lost cookie is there again; who chose nothing is given none', () => {
  mirrorLocale();
  expect(document.cookie).toBe('');
  storage.write('service', 'th');
  mirrorLocale();
  expect(document.cookie).toBe('locale=th');
});

test('a choice that a full storage cannot keep is in the cookie', () => {
  storage.write('service', 'th');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepLocale('fr');
  expect(chosenLocale()).toBe('fr');
});

test('without cookies no locale is kept for the server', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  keepLocale('en');
  expect(isLocaleKept('en')).toBe(false);
  expect(chosenLocale()).toBe('en');
});
