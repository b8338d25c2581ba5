import { formatTable } from './format-table';

test('columns are as wide as their widest cell', () => {
  const table = formatTable(
    ['call', 'a second', 'of bare'],
    [
      ['web_homeV4', 12_345.6, 0.5],
      ['language', 7, 1.234],
    ],
  );
  expect(table.split('\n')).toEqual([
    'call        a second  of bare',
    '----------  --------  -------',
    'web_homeV4    12,346     0.50',
    'language           7     1.23',
  ]);
});

test('without rows there is the head alone', () => {
  expect(formatTable(['call'], [])).toBe('call\n----');
});
