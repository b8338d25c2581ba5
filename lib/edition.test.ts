import { LANGUAGES, type Language } from '@/lib/domain/language';

import { editionLanguages, formatLanguages, isKept, parseLanguages } from './edition';

test('a set of languages has one spelling', () => {
  expect(formatLanguages(['vie', 'eng', 'esp', 'eng'])).toBe('eng-esp-vie');
  expect(formatLanguages(parseLanguages('esp-eng'))).toBe('eng-esp');
});

test.each([
  ['eng-klingon-tha', ['eng', 'tha']],
  ['../../etc', []],
])('parses %j without unknown languages', (text, languages) => expect(parseLanguages(text)).toEqual(languages));

test.each<[string, Language, Language[] | undefined]>([
  ['own', 'tha', ['tha']],
  ['eng-esp', 'esp', ['eng', 'esp']],
  // The locale's own language is always part of its pages.
  ['eng-vie', 'tha', ['eng', 'tha', 'vie']],
  ['', 'tha', undefined],
  ['esp-eng', 'tha', undefined],
  ['eng-klingon', 'tha', undefined],
])('the path segment %j in %s names the languages %j', (segment, own, languages) => {
  expect(editionLanguages(segment, own)).toEqual(languages);
});

test('editions of up to three languages, and of all, are cacheable', () => {
  const all = parseLanguages(formatLanguages(Object.keys(LANGUAGES) as Language[]));
  const cacheable = all.map((_, index) => index + 1).filter((count) => isKept(all.slice(0, count)));
  expect(cacheable).toEqual([1, 2, 3, all.length]);
});
