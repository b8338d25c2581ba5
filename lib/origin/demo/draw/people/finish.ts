import type { Era } from '../world/era-of';

/** How a drawing is inked: grey pages or coloured covers, on what ground, with what line. */
export interface Finish {
  medium: 'page' | 'colour';
  /** Width of the outline in px of the final picture; a drawing divides it by the scale it is placed at. */
  line: number;
  ink: string;
  paper: string;
  /** The one spot colour that an inside page may show on one or two things. */
  spot: string;
  /** Dark worlds: half of the face in black, a white rim around figures. */
  noir?: boolean;
  /** Dark worlds whose faces are lit from all around: no half of them in black. */
  evenLight?: boolean;
  /** A pale rim around people, on a ground as dark as they are. */
  rim?: boolean;
  /** When the things that people use were made; today where absent. */
  era?: Era;
  /** Flat shadows and plain skies instead of dots. */
  flat?: boolean;
}
