import type { Box } from '../geometry';
import type { LetterInk } from '../letters/balloon';
import type { Finish } from '../people/finish';
import type { Rng } from '../rng';
import type { Svg } from '../svg';
import type { Setting } from './setting';

/** What the inside pages of a series are made of. */
export interface World {
  finish: Finish;
  frame: { colour: string; width: number };
  letters: LetterInk;
  sound: { fill: string; outline: string };
  /** Flat greys of grounds. */
  ground: { plain: string; dotted: string; dots: string; black: string };
  /** Places that scenes may be set in. */
  settings: readonly Setting[];
  /** Weather over everything out of doors. */
  weather?: (rng: Rng, box: Box) => Svg;
}
