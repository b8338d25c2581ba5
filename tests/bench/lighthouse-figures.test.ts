import { keepsLimit } from './figure';
import { lighthouseFigures } from './lighthouse-figures';

test.each([
  ['20.20.1', 'not run: Node 20.20, it needs 22.19'],
  ['22.18.0', 'not run: Node 22.18, it needs 22.19'],
  ['22.19.0', 'not run: it is not installed'],
  ['24.1.0', 'not run: it is not installed'],
])('on Node %s it is %j, and judged by nothing', (version, beside) => {
  const [figure] = lighthouseFigures(version);
  expect(figure).toMatchObject({ beside, value: NaN });
  expect(figure).not.toHaveProperty('limit');
  expect(keepsLimit(figure!)).toBe(true);
});
