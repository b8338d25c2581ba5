/** How a series letters its name. Lengths are px on a portrait cover, 800 wide. */
export interface TitleStyle {
  face: DisplayFace;
  casing: 'upper' | 'as-is';
  align: 'left' | 'centre';
  /** All lines in one size instead of each line as wide as the column. */
  even?: boolean;
  fill: string;
  /** Colour of every second line. */
  second?: string;
  edge?: { colour: string; width: number };
  /** A hard shadow, down and to the right. */
  shadow?: { colour: string; by: number };
  /** Degrees; the whole block. */
  turn?: number;
  /** Degrees; leans the letters to the right. */
  skew?: number;
  at: 'top' | 'foot';
  /** What the letters stand on. Plain: nothing; strip: an upright band at the left, lettered along its length. */
  dress: { kind: 'plain' | 'band' | 'slab' | 'plate' | 'strip'; fill: string; rim?: string };
  /** The author: in a band across the foot, or in a chip that hangs from the top or stands in the right corner of the foot. */
  credit: { at: 'foot' | 'top' | 'corner'; fill: string; band: string };
  /** The block that carries the number of the volume. */
  volume: { fill: string; ink: string };
}

export type DisplayFace = 'wide' | 'condensed' | 'elegant' | 'slab' | 'comic';
