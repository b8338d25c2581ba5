import type { Box } from '../geometry';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { boxPath, fan, filled } from '../places/shape';

/** Dots kept inside a shape: the one shade of a big object. */
export function shaded(
  sheet: Sheet,
  d: string,
  box: Box,
  colour: string,
  value: (u: number, v: number) => number,
  pitch = 15,
): Svg {
  return sheet.clip(d, dotRamp({ box, pitch, colour, value }));
}

/** A flat ground with dots rising from one end. */
export function dottedGround(
  box: Box,
  fill: string,
  dots: string,
  value: (u: number, v: number) => number,
  pitch = 16,
): Svg {
  return filled(boxPath(box), fill) + dotRamp({ box, pitch, colour: dots, value });
}

/** Rays of a second colour from a point over the whole box. */
export function rayGround(
  box: Box,
  at: { x: number; y: number },
  fill: string,
  rays: string,
  count = 22,
  turn = 0,
): Svg {
  return (
    filled(boxPath(box), fill) + filled(fan(at.x, at.y, count, 0, Math.hypot(box.width, box.height) * 1.2, turn), rays)
  );
}
