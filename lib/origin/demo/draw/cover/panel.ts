import type { SeriesLook } from '../../looks/series-look';
import type { Box } from '../geometry';
import { filled, poly, rect } from '../places/shape';
import type { Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { contrast } from './contrast';

/** The plain colour beside wide art: what the name stands on already, or a hue of the series on which its letters can be read. */
export function panelColour({ title, palette }: SeriesLook): string {
  if (title.dress.kind !== 'plain') return title.dress.fill;
  if (title.edge) return palette.ground;
  return (
    [palette.ground, palette.light, palette.second].find((colour) => contrast(colour, title.fill) >= 4) ?? palette.ink
  );
}

/** A panel over the left of the art, its right edge dissolved into dots over `fade` px. */
export function dissolvingPanel(box: Box, colour: string, fade: number, pitch: number): Svg {
  const ramp = { x: box.x + box.width - pitch / 2, y: box.y - pitch, width: fade, height: box.height + 2 * pitch };
  return (
    filled(rect(box.x, box.y, box.width, box.height), colour) +
    dotRamp({ box: ramp, pitch, colour, value: (u) => 1.08 - 1.1 * u })
  );
}

/** A panel with a hard edge that leans like the site's gutters. */
export function leaningPanel(box: Box, colour: string): Svg {
  const lean = box.height * 0.07;
  const right = box.x + box.width;
  return filled(
    poly(box.x, box.y, right + lean, box.y, right - lean, box.y + box.height, box.x, box.y + box.height),
    colour,
  );
}
