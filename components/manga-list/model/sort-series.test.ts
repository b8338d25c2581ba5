import type { Sort } from './selection';
import { sortSeries } from './sort-series';

const sorted = (names: string[], sort: Sort, locale = 'en') =>
  sortSeries(
    names.map((name) => ({ name })),
    sort,
    locale,
  ).map(({ name }) => name);

const MIXED = ['…and Then', 'Zebra', '10 Below', 'apple', '“Quiet”', '9 Lives', 'Épée', 'Echo'];

test('A to Z: letters, then digits, then the rest @5.19', () => {
  expect(sorted(MIXED, 'az')).toEqual([
    'apple',
    'Echo',
    'Épée',
    'Zebra',
    '9 Lives',
    '10 Below',
    '…and Then',
    '“Quiet”',
  ]);
});

test('Z to A is the same reversed: the rest, digits, letters @5.20', () => {
  expect(sorted(MIXED, 'za')).toEqual(sorted(MIXED, 'az').reverse());
});

test('most recent keeps the order it comes in @5.21', () => {
  expect(sorted(MIXED, 'recent')).toEqual(MIXED);
});

test('letters of every script are letters', () => {
  expect(sorted(['7', 'เรือ', 'Якорь', 'Đêm', 'Ärger'], 'az').at(-1)).toBe('7');
});

test('each locale has its own alphabet', () => {
  expect(sorted(['Đêm', 'Dưa', 'Em'], 'az', 'vi')).toEqual(['Dưa', 'Đêm', 'Em']);
  expect(sorted(['nube', 'ñandú', 'oso', 'niebla'], 'az', 'es')).toEqual(['niebla', 'nube', 'ñandú', 'oso']);
  expect(sorted(['ข', 'เก', 'กา'], 'az', 'th')).toEqual(['กา', 'เก', 'ข']);
  expect(sorted(['Ярус', 'Ёж', 'Ель', 'Жук'], 'az', 'ru')).toEqual(['Ёж', 'Ель', 'Жук', 'Ярус']);
});

test('an empty name comes last and breaks nothing', () => {
  expect(sorted(['', 'a', '1'], 'az')).toEqual(['a', '1', '']);
});
