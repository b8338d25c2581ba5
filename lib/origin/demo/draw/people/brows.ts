import { ribbon, type Pair } from './curve';
import type { Easel } from './easel';
import type { Mimic } from './expression';
import { lightness, mix } from './paint';
import type { Pen } from './pen';
import { eyeFrame } from './eye';

/** Brows lie over the fringe: without them no expression reads. */
export function drawBrows(easel: Easel, pen: Pen, mimic: Mimic, only?: -1 | 1): void {
  const { features, finish, paints } = easel;
  const pale = lightness(paints.hair.base) > 0.72;
  const colour = finish.medium === 'colour' && pale ? mix(paints.hair.base, finish.ink, 0.45) : finish.ink;
  for (const side of [-1, 1] as const) {
    if (only && side !== only) continue;
    const eye = eyeFrame(easel, side);
    const rise = (side === 1 ? (mimic.doubt ?? 0) : 0) + mimic.lift;
    const base = eye.y - Math.max(eye.height * 0.5, 21) - 15 - rise;
    const inner = base + mimic.tilt * 13 + 2;
    const outer = base - mimic.tilt * 5 + 7;
    const at = (u: number, y: number): Pair => [eye.x + side * u * eye.half, y];
    const arch = 5 - Math.abs(mimic.tilt) * 3;
    const width = Math.max(features.brow, easel.line * 0.8);
    pen.fill(
      ribbon(
        [
          at(-0.88, inner),
          at(-0.2, inner * 0.62 + outer * 0.38 - arch),
          at(0.45, inner * 0.28 + outer * 0.72 - arch * 1.6),
          at(1.12, outer),
        ],
        [width * 0.7, width, width * 0.9, width * 0.1],
      ),
      colour,
    );
  }
}
