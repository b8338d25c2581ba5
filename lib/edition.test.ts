import { LANGUAGES, type Language } from '@/lib/domain/language';

import { editionLanguages, formatLanguages, isKept, parseLanguages } from './edition';

test('a set of languages has one spelling', () => {
  expect(formatLanguages(['vie', 'eng', 'esp', 'eng'])).toBe('eng-esp-vie');
  expect(formatLanguages(parseLanguages('esp-eng'))).toBe('eng-esp');
});

test('unknown languages are dropped, down to none', () => {
  expect(parseLanguages('eng-klingon-tha')).toEqual(['eng', 'tha']);
  expect(parseLanguages('../../etc')).toEqual([]);
});

test('a segment names one set, in its one spelling', () => {
  expect(editionLanguages('own', 'tha')).toEqual(['tha']);
  expect(editionLanguages('eng-esp', 'esp')).toEqual(['eng', 'esp']);
  for (const other of ['', 'esp-eng', 'eng-eng', 'eng-klingon', 'own-eng'])
    expect(editionLanguages(other, 'tha')).toBeUndefined();
});

test('a page has titles in its locale’s own language, whatever else is read', () => {
  expect(editionLanguages('eng-vie', 'tha')).toEqual(['eng', 'tha', 'vie']);
});

test('pages of up to three languages are kept, and of all', () => {
  const all = parseLanguages(formatLanguages(Object.keys(LANGUAGES) as Language[]));
  expect([1, 3, 4, all.length - 1, all.length].map((count) => isKept(all.slice(0, count)))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});
