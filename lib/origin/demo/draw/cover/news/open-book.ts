import { filled, inked, poly, traced, type Pen } from '../../places/shape';
import type { Svg } from '../../svg';

/** Where it rests on the hands of a bust, in its units. */
const FOOT = { x: 8, y: 376 } as const;

/** An open book seen from its covers, resting on the hands of whoever reads in it; `line` in the units of a bust. */
export function openBook(cover: string, spot: string, pen: Pen): Svg {
  const { x, y } = FOOT;
  const board = (side: 1 | -1) => poly(x, y, x + side * 128, y - 34, x + side * 128, y - 200, x, y - 166);
  const leaves = (side: 1 | -1) => poly(x, y - 160, x + side * 120, y - 198, x + side * 116, y - 214, x, y - 176);
  return [
    inked(leaves(1) + leaves(-1), '#fffaf0', pen),
    inked(board(1), cover, pen),
    inked(board(-1), cover, pen),
    filled(poly(x + 24, y - 38, x + 104, y - 60, x + 104, y - 150, x + 24, y - 128), spot),
    filled(
      poly(x - 24, y - 38, x - 104, y - 60, x - 104, y - 74, x - 24, y - 52) +
        poly(x - 24, y - 66, x - 78, y - 81, x - 78, y - 95, x - 24, y - 80),
      spot,
    ),
    traced(`M${x} ${y}V${y - 166}`, { ...pen, line: pen.line * 1.6 }),
  ].join('');
}
