import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { moon } from './skyline';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, circle, filled, inked, poly, smooth, taper, type Pen } from './shape';

interface Peak {
  x: number;
  top: number;
  foot: number;
  /** Half the width at the foot. */
  half: number;
}

/** A mountain: light side, dark side cut by strokes, snow with a ragged hem. */
export function peak(rng: Rng, { x, top, foot, half }: Peak, fill: string, shade: string, snow: string, pen: Pen): Svg {
  const h = foot - top;
  const cuts = Array.from({ length: 7 }, (_, i) =>
    taper(x + half * (0.04 + i * 0.1), top + h * (0.3 + i * 0.09), x + half * (0.12 + i * 0.1) - half * 0.16, top + h * (0.62 + i * 0.08), half * 0.035),
  ).join('');
  const hem = [[0.3, 0.3], [0.17, 0.24], [0.08, 0.36], [-0.03, 0.25], [-0.14, 0.38], [-0.2, 0.26], [-0.3, 0.3]].flatMap(([u, v]) => [x + half * u!, top + h * v!]);
  const ridge = half * rng.range(0.02, 0.14);
  return [
    inked(poly(x - half, foot, x, top, x + half, foot), fill, pen),
    filled(poly(x, top, x + half, foot, x + ridge, foot, x - ridge, top + h * 0.6, x + ridge * 1.2, top + h * 0.4), shade),
    filled(cuts, pen.ink),
    inked(poly(x, top, ...hem), snow, { ...pen, line: pen.line * 0.8 }),
  ].join('');
}

/** Three ranges behind each other over a dark slope that figures stand on; a sun by day, a moon by night. */
export function drawMountains(_sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const night = finish.noir === true;
  const pen = { ink: paint.ink, line: finish.line * 0.5 };
  const unit = Math.min(box.width, box.height * 1.4);
  const base = box.y + box.height * 0.8;
  const tones = [paint.far, paint.mid, night ? paint.mid : paint.near];
  const ranges = tones.flatMap((tone, row) => {
    const count = Math.ceil(box.width / (unit * 0.26)) + 1;
    return Array.from({ length: count }, (_, i) => {
      const at = {
        x: box.x + (box.width * (i + (row % 2 ? 0.5 : 0))) / (count - 1) + rng.range(-0.05, 0.05) * unit,
        top: box.y + box.height * (0.2 + row * 0.16 + rng.range(0, 0.12)),
        foot: base,
        half: unit * (0.3 - row * 0.05) * rng.range(0.85, 1.15),
      };
      return peak(rng, at, tone, paint.ink, night ? paint.accent : '#ffffff', pen);
    });
  });
  const sun = { x: box.x + box.width * rng.range(0.2, 0.8), y: box.y + box.height * 0.22 };
  const slope = smooth(
    [
      box.x - 60, base, box.x + box.width * 0.3, base - box.height * 0.05, box.x + box.width * 0.62, base, box.x + box.width + 60,
      base - box.height * 0.06, box.x + box.width + 60, box.y + box.height + 60, box.x - 60, box.y + box.height + 60,
    ],
  );
  return [
    filled(boxPath(box), paint.sky),
    dotRamp({ box: { ...box, height: box.height * 0.5 }, pitch: 11, colour: paint.dots, value: (_u, v) => 0.6 - 0.75 * v }),
    night ? moon(sun.x, sun.y, unit * 0.09, paint) : inked(circle(sun.x, sun.y, unit * 0.09), finish.medium === 'page' ? paint.light : paint.accent, pen),
    ...ranges,
    dotRamp({ box: { x: box.x, y: base - box.height * 0.22, width: box.width, height: box.height * 0.22 }, pitch: 12, colour: paint.sky, value: (_u, v) => 0.7 * v }),
    inked(slope, paint.near, pen),
  ].join('');
}
