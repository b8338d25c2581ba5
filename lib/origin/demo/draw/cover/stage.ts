import type { Palette } from '../../looks/series-look';
import type { Box } from '../geometry';
import type { Character } from '../people/character';
import type { Finish } from '../people/finish';
import type { Rng } from '../rng';
import type { Sheet } from '../sheet';

/** Where a cover idea is drawn: it paints all of width x height and keeps what matters inside `focus`, clear of the lettering. */
export interface Stage {
  sheet: Sheet;
  rng: Rng;
  width: number;
  height: number;
  focus: Box;
  palette: Palette;
  cast: readonly [Character, Character, ...Character[]];
  finish: Finish;
}
