import { bounds } from '../bounds';
import { columns, panel, panelsOf, rows } from '../../story/panel-tree';
import { PAGE_LAYOUTS } from '../../story/page-layouts';
import { layPanels } from './quads';

const page = { width: 1200, height: 1800, direction: 'ltr' } as const;

test('columns are read from the left, or from the right and mirrored', () => {
  const tree = columns(
    [
      [0.4, panel(1, 'left')],
      [0.6, panel(1)],
    ],
    30,
  );
  const ltr = layPanels(tree, page);
  const rtl = layPanels(tree, { ...page, direction: 'rtl' });
  expect(bounds(ltr[0]!.quad).x).toBeLessThan(0);
  expect(bounds(ltr[0]!.quad).x).toBeLessThan(bounds(ltr[1]!.quad).x);
  expect(bounds(rtl[0]!.quad).x).toBeGreaterThan(bounds(rtl[1]!.quad).x);
  expect(rtl[0]!.bleed).toEqual(['right']);
});

test('rows leave a gutter and lean by their slant', () => {
  const [above, below] = layPanels(
    rows(
      [
        [0.5, panel(1)],
        [0.5, panel(1)],
      ],
      90,
    ),
    page,
  );
  const [, , right, left] = above!.quad;
  expect(left.y - right.y).toBeCloseTo(90);
  expect(below!.quad[0].y - left.y).toBeCloseTo(26);
});

test.each(Object.entries(PAGE_LAYOUTS))('the panels of %s pages never overlap', (role, layouts) => {
  const size = { ...page, width: role === 'spread' ? 2400 : 1200 };
  for (const tree of Object.values(layouts)) {
    const quads = layPanels(tree, size).map(({ quad }) => quad);
    expect(quads).toHaveLength(panelsOf(tree).length);
    quads.forEach((quad, i) => {
      // The middle of every edge lies in no other panel.
      const middles = quad.map((a, k) => ({
        x: (a.x + quad[(k + 1) % 4]!.x) / 2,
        y: (a.y + quad[(k + 1) % 4]!.y) / 2,
      }));
      for (const [k, other] of quads.entries()) {
        if (k === i) continue;
        for (const { x, y } of middles) {
          const within = other.every((a, e) => {
            const b = other[(e + 1) % 4]!;
            return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0;
          });
          expect(within).toBe(false);
        }
      }
    });
  }
});
