import type { Box } from '../geometry';
import type { LetterInk } from '../letters/balloon';
import type { Finish } from '../people/finish';
import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';

/** A place as one panel shows it. */
export interface View {
  box: Box;
  finish: Finish;
  /** Seen from afar, to show where we are, or as the ground behind people. */
  far: boolean;
  /** Where people stand: the share of the box's height at which the floor may begin. */
  figures: boolean;
}

export type DrawSetting = (sheet: Sheet, rng: Rng, view: View) => Svg;

/** What the inside pages of a series are made of. */
export interface World {
  finish: Finish;
  frame: { colour: string; width: number };
  letters: LetterInk;
  sound: { fill: string; outline: string };
  /** Flat greys of grounds. */
  ground: { plain: string; dotted: string; dots: string; black: string };
  /** Places a scene may be set in, each with what shows it from afar. */
  settings: Record<string, { near: DrawSetting; far: DrawSetting }>;
  /** Weather over everything. */
  weather?: (rng: Rng, box: Box) => Svg;
}
