import type { Pen } from '../../places/shape';
import type { Svg } from '../../svg';

/** What a thing is drawn with. */
export interface PropInk extends Pen {
  paper: string;
  light: string;
  mid: string;
  dark: string;
  spot: string;
}

/** A thing about 300 across, its middle at the origin. */
export interface Thing {
  draw: (ink: PropInk) => Svg;
  /** Where it stands, in its own units: on a table, or on the floor. Things that lie or hang have none. */
  foot?: number;
}
