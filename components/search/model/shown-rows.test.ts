import { shownRows } from './shown-rows';

test.each([
  [undefined, 24],
  ['48', 48],
  ['49', 72],
  ['0', 24],
  ['-5', 24],
  ['many', 24],
  [['48', '72'], 24],
  ['999999', 2_000],
])('%j asks for %d rows', (value, rows) => expect(shownRows(value)).toBe(rows));
