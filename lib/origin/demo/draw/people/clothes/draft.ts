import { bent, ribbon, type Bend, type Pair } from '../curve';
import type { Easel } from '../easel';
import type { Pen } from '../pen';
import { onTrunk } from '../trunk';

/** A cut of cloth laid on the trunk, given for an adult from the front. */
export function cut(easel: Easel, points: readonly Bend[], closed = true): string {
  return bent(
    points.map(([x, y, bend]): Bend => [...onTrunk(easel, x, y), bend]),
    closed,
  );
}

/** A tapered line on the trunk: a fold, a seam. */
export function fold(
  easel: Easel,
  pen: Pen,
  points: readonly Pair[],
  colour = easel.paints.cloth.line,
  width = easel.thin,
): void {
  pen.fill(
    ribbon(
      points.map(([x, y]) => onTrunk(easel, x, y)),
      [width * 0.4, width, 0],
    ),
    colour,
  );
}

/** The same cut on both sides. */
export function bothSides(points: readonly Bend[]): [Bend[], Bend[]] {
  return [[...points], points.map(([x, y, bend]) => [-x, y, bend === undefined ? undefined : -bend])];
}
