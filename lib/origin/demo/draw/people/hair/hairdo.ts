import type { Bend, Pair } from '../curve';

/** One style in head units as seen from the front, clockwise outlines; the drawing swings them round with the head. */
export interface Hairdo {
  /** What hangs behind neck and shoulders. */
  back?: readonly Bend[];
  /** Bunches, tails and buns behind the skull. */
  tails?: readonly (readonly Bend[])[];
  /** Crown, sides and fringe in one outline. */
  cap: readonly Bend[];
  /** Middle of the band of light across the crown. */
  sheen?: readonly Pair[];
  strands?: readonly (readonly Pair[])[];
  /** The whole head from behind. */
  rear: readonly Bend[];
  rearStrands?: readonly (readonly Pair[])[];
  /** Ears show from behind. */
  ears?: boolean;
}
