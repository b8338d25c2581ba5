import { typedFigures } from './bench-search';
import { keepsLimit } from './figure';

const TYPED = { typed: 'amber', rows: 12, held: 9, drawn: 21, bare: 4.2 };

test('a keystroke in Chromium is told with what it holds up and the rows that it draws', () => {
  const beside = '12 rows; as HTML 4.2 ms';
  expect(typedFigures(TYPED)).toEqual([
    { what: '"amber" in Chromium, the longest task', value: 9, unit: 'ms', beside, limit: { most: 16 } },
    { what: '"amber" in Chromium, its rows', value: 21, unit: 'ms', beside, limit: { most: 32 } },
  ]);
});

test('one that draws none is not measured: every word that is typed is in a name', () =>
  expect(typedFigures({ ...TYPED, rows: 0 }).some(keepsLimit)).toBe(false));
