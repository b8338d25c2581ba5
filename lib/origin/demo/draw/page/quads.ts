import type { Point, Quad } from '../geometry';
import type { Edge, PanelTree } from '../../story/panel-tree';

interface PanelSheet {
  width: number;
  height: number;
  direction: 'rtl' | 'ltr';
  /** How much cuts lean and how wide they are against the plan: 1 as it says. */
  cuts?: { slant: number; gap: number };
}

type Cuts = NonNullable<PanelSheet['cuts']>;

/** A panel's place, and which of its edges run off the page. */
interface PlacedPanel {
  quad: Quad;
  bleed: readonly Edge[];
}

const MARGIN = 54;
const GUTTER = { rows: 26, columns: 16 } as const;
/** How far beyond the page a bleeding panel reaches, so that no frame shows. */
const BEYOND = 14;

function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

function length(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Cuts a quad along rows or columns; the cuts lean and leave a gutter. */
function pieces(
  [a, b, c, d]: Quad,
  cut: Extract<PanelTree, { children: unknown }>,
  { slant, gap: wide }: Cuts,
): Quad[] {
  const rows = cut.along === 'rows';
  // The two edges that are cut: left and right for rows, top and bottom for columns.
  const [first, second] = rows
    ? ([
        [a, d],
        [b, c],
      ] as const)
    : ([
        [a, b],
        [d, c],
      ] as const);
  const lengths = [length(...first), length(...second)] as const;
  const gap = (wide * (cut.gap ?? GUTTER[cut.along])) / 2;
  let sum = 0;
  const bounds = cut.shares
    .slice(0, -1)
    .map((share, i) => ({ at: (sum += share), slant: slant * (cut.slants[i] ?? 0) }));
  const on = (edge: 0 | 1, i: number, side: -1 | 1): Point => {
    const line = edge === 0 ? first : second;
    if (i < 0) return line[0];
    if (i >= bounds.length) return line[1];
    const { at, slant } = bounds[i]!;
    return between(...line, at + ((edge === 0 ? 1 : -1) * slant) / (2 * lengths[edge]) + (side * gap) / lengths[edge]);
  };
  return cut.children.map((_, i): Quad => {
    const [p, q] = [on(0, i - 1, 1), on(0, i, -1)];
    const [r, s] = [on(1, i - 1, 1), on(1, i, -1)];
    return rows ? [p, r, s, q] : [p, q, s, r];
  });
}

function lowered([a, b, c, d]: Quad, by: number): Quad {
  return [{ ...a, y: a.y + by }, { ...b, y: b.y + by }, c, d];
}

function walk(tree: PanelTree, quad: Quad, cuts: Cuts): PlacedPanel[] {
  if (!('children' in tree)) return [{ quad, bleed: tree.bleed }];
  const parts = pieces(tree.head ? lowered(quad, tree.head) : quad, tree, cuts);
  return tree.children.flatMap((child, i) => walk(child, parts[i]!, cuts));
}

/** Moves an edge out to the page's own, along the lines that lead to it. */
function bled({ quad, bleed }: PlacedPanel, { width, height }: PanelSheet): PlacedPanel {
  let [a, b, c, d] = quad;
  const toX = (from: Point, to: Point, x: number): Point => ({
    x,
    y: to.x === from.x ? to.y : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x),
  });
  const toY = (from: Point, to: Point, y: number): Point => ({
    y,
    x: to.y === from.y ? to.x : from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y),
  });
  if (bleed.includes('left')) [a, d] = [toX(b, a, -BEYOND), toX(c, d, -BEYOND)];
  if (bleed.includes('right')) [b, c] = [toX(a, b, width + BEYOND), toX(d, c, width + BEYOND)];
  if (bleed.includes('top')) [a, b] = [toY(d, a, -BEYOND), toY(c, b, -BEYOND)];
  if (bleed.includes('bottom')) [d, c] = [toY(a, d, height + BEYOND), toY(b, c, height + BEYOND)];
  return { quad: [a, b, c, d], bleed };
}

function mirrored({ quad: [a, b, c, d], bleed }: PlacedPanel, width: number): PlacedPanel {
  const flip = ({ x, y }: Point): Point => ({ x: width - x, y });
  const edges = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' } as const;
  return { quad: [flip(b), flip(a), flip(d), flip(c)], bleed: bleed.map((edge) => edges[edge]) };
}

/** The panels of a page in reading order. Right to left mirrors the panels and their bleeding edges. */
export function layPanels(tree: PanelTree, sheet: PanelSheet): PlacedPanel[] {
  const { width, height, direction, cuts = { slant: 1, gap: 1 } } = sheet;
  const [x0, y0, x1, y1] = [MARGIN, MARGIN, width - MARGIN, height - MARGIN];
  const whole: Quad = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  const panels = walk(tree, whole, cuts).map((panel) => bled(panel, sheet));
  return direction === 'rtl' ? panels.map((panel) => mirrored(panel, width)) : panels;
}
