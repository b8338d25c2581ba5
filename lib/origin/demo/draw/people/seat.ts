import { bent } from './curve';
import type { Easel } from './easel';
import type { Pen } from './pen';

/** Top and thickness of the plank, in the units of a figure, whose hip is at y = 590. */
const TOP = 640;
const THICK = 34;
const WOOD = '#d9d5cc';
const SHADE = '#8b8680';

/** Half the width of a bench as wide as whoever sits on it: two people side by side share one. */
const HALF = { front: 140, behind: 250 } as const;

/** A plain bench down to `ground`, the same in a palace and in a wood. */
export function drawSeat(easel: Easel, pen: Pen, ground: number, behind: boolean): void {
  const half = behind ? HALF.behind : HALF.front;
  const middle = behind ? 0 : -6;
  for (const side of [-1, 1]) {
    const x = middle + side * (half - 44);
    pen.shape(
      bent([
        [x - 15, TOP + 20],
        [x + 15, TOP + 20],
        [x + 15 + side * 8, ground],
        [x - 15 + side * 8, ground],
      ]),
      SHADE,
    );
  }
  pen.shape(
    bent([
      [middle - half, TOP],
      [middle + half, TOP],
      [middle + half, TOP + THICK],
      [middle - half, TOP + THICK],
    ]),
    WOOD,
  );
  if (easel.fine)
    pen.fill(
      bent([
        [middle - half, TOP + THICK - 10],
        [middle + half, TOP + THICK - 10],
        [middle + half, TOP + THICK],
        [middle - half, TOP + THICK],
      ]),
      SHADE,
    );
}
