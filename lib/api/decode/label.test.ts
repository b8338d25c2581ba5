import { decodeLabel, decodeTag } from './label';

test.each([
  [0, 'WJ'],
  [1, 'SQ'],
  [2, 'VJ'],
  [3, 'YJ'],
  [4, 'J_PLUS'],
  [5, 'REVIVAL'],
  [6, 'CREATORS'],
  [7, 'MEE'],
  [8, 'TYJ'],
  [9, 'OTHERS'],
  [10, 'SKJ'],
  [11, 'GIGA'],
  [12, 'UJ'],
  [13, 'DX'],
  [14, 'OTHERS'],
])('label %i reads %s @1.14 @4.10', (label, code) => expect(decodeLabel({ label })).toEqual({ code, name: '' }));

test('no label is not the first one', () => {
  expect(decodeLabel(null)).toBeUndefined();
  expect(decodeLabel({ description: 'Weekday' })).toEqual({ code: 'WJ', name: 'Weekday' });
});

test('a tag has its name for readers and its slug for addresses', () => {
  expect(decodeTag({ tag: 'Misterio', slug: 'mystery' })).toEqual({ name: 'Misterio', slug: 'mystery' });
  expect(decodeTag({})).toEqual({ name: '', slug: '' });
});
