import type { Box } from '../geometry';
import { place, type Svg } from '../svg';

interface Seating {
  /** The drawing's own box, in its own units. */
  own: Box;
  into: Box;
  /** Which end of `into` it keeps to. */
  stand?: 'top' | 'middle' | 'foot';
  side?: 'left' | 'centre' | 'right';
  /** Larger than fits (above 1) or smaller. */
  grow?: number;
}

const SHARE = { top: 0, left: 0, middle: 0.5, centre: 0.5, foot: 1, right: 1 } as const;

/** Fits a drawing into a box; the drawing is told the scale, so that its lines keep their width. */
export function seat(
  { own, into, stand = 'middle', side = 'centre', grow = 1 }: Seating,
  draw: (scale: number) => Svg,
): Svg {
  const scale = grow * Math.min(into.width / own.width, into.height / own.height);
  const x = into.x + (into.width - own.width * scale) * SHARE[side] - own.x * scale;
  const y = into.y + (into.height - own.height * scale) * SHARE[stand] - own.y * scale;
  return place(draw(scale), { x, y }, scale);
}
