import { typedFigure } from './bench-search';
import { keepsLimit } from './figure';

const TYPED = { typed: 'amber', rows: 12, milliseconds: 9, bare: 4.2 };

test('a keystroke in Chromium is told with the rows that it draws', () => {
  expect(typedFigure(TYPED)).toEqual({ what: '"amber" in Chromium', value: 9, unit: 'ms', beside: '12 rows; as HTML 4.2 ms', limit: { most: 16 } });
});

test('one that draws none is not measured: every word that is typed is in a name', () => expect(keepsLimit(typedFigure({ ...TYPED, rows: 0 }))).toBe(false));
