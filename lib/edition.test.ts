import { formatLanguages, parseLanguages } from './edition';

test('a set of languages has one spelling', () => {
  expect(formatLanguages(['vie', 'eng', 'esp', 'eng'])).toBe('eng-esp-vie');
  expect(formatLanguages(parseLanguages('esp-eng'))).toBe('eng-esp');
});

test('unknown languages are dropped, down to none', () => {
  expect(parseLanguages('eng-klingon-tha')).toEqual(['eng', 'tha']);
  expect(parseLanguages('../../etc')).toEqual([]);
});
