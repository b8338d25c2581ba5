import type { Box } from '../geometry';
import type { LetterInk } from '../letters/balloon';
import type { Finish } from '../people/finish';
import type { Rng } from '../rng';
import type { Svg } from '../svg';
import type { Frame } from './frame';
import type { Inks } from './inks';
import type { Moods } from './mood';
import type { Setting } from './setting';

/** What the inside pages of a series are made of. */
export interface World {
  inks: Inks;
  finish: Finish;
  frame: Frame;
  /** Around panels with a black ground: on black paper no other would be seen. */
  darkFrame: Frame;
  /** How much the cuts between panels lean, and how wide they are, against the page's plan. */
  cuts: { slant: number; gap: number };
  letters: LetterInk;
  sound: { fill: string; outline: string };
  /** Flat greys of grounds. */
  ground: { plain: string; dotted: string; dots: string; black: string };
  /** Grounds of its own. */
  moods: Moods;
  /** Places that scenes may be set in. */
  settings: readonly Setting[];
  /** Weather over everything out of doors. */
  weather?: (rng: Rng, box: Box) => Svg;
  /** What two who stand in it together share. */
  shelter?: 'umbrella';
}
