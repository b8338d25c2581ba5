import type { Box } from '../geometry';
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
  /** Whether people stand in it: then there is a floor in its lowest quarter. */
  figures: boolean;
}

export type DrawSetting = (sheet: Sheet, rng: Rng, view: View) => Svg;

/** A place that a scene may be set in, and what shows it from afar. */
export interface Setting {
  near: DrawSetting;
  far: DrawSetting;
  /** Black behind the heads of those who stand there, whatever the world. */
  dark?: boolean;
  /** Where its weather is seen: everywhere unless it says otherwise. */
  weather?: 'never' | 'from-afar';
}
