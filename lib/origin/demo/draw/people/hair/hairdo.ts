import type { Bend, Pair } from '../curve';

/** One style in head units as seen from the front, clockwise outlines; the drawing swings them round with the head. */
export interface Hairdo {
  /** What hangs behind neck and shoulders. */
  back?: readonly Bend[];
  /** Bunches, tails and buns behind the skull. */
  tails?: readonly (readonly Bend[])[];
  /** Crown and sides, from the left end to the right; empty for a bald head. */
  outer: readonly Bend[];
  /** Goes on from the right end: the tips over the forehead, back to the left. */
  fringe: readonly Bend[];
  /** Middle of the band of light across the crown. */
  sheen?: readonly Pair[];
  strands?: readonly (readonly Pair[])[];
  /** The whole head from behind. */
  rear: readonly Bend[];
  rearStrands?: readonly (readonly Pair[])[];
  /** Ears show from behind. */
  ears?: boolean;
}

function mirroredLine(line: readonly Pair[]): Pair[] {
  return line.map(([x, y]) => [-x, y]);
}

/** A closed outline mirrored and walked the other way, so that it stays clockwise. */
function mirroredOutline(outline: readonly Bend[]): Bend[] {
  // A bend belongs to the stretch that arrives at a point; walked back, that stretch arrives at the point before.
  return outline.map(([x, y], i): Bend => [-x, y, outline[(i + 1) % outline.length]![2]]).reverse();
}

/** The same style parted on the other side. */
export function mirroredHairdo(hairdo: Hairdo): Hairdo {
  const whole = mirroredOutline([...hairdo.outer, ...hairdo.fringe]);
  const count = hairdo.fringe.length;
  return {
    ...hairdo,
    back: hairdo.back && mirroredOutline(hairdo.back),
    outer: whole.slice(count),
    fringe: whole.slice(0, count),
    sheen: hairdo.sheen && mirroredLine([...hairdo.sheen].reverse()),
    strands: hairdo.strands?.map(mirroredLine),
    rear: mirroredOutline(hairdo.rear),
    rearStrands: hairdo.rearStrands?.map(mirroredLine),
  };
}
