import type { Rng } from '../rng';
import type { Svg } from '../svg';
import { filled, inked, poly, taper, type Pen } from './shape';

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
    taper(
      x + half * (0.04 + i * 0.1),
      top + h * (0.3 + i * 0.09),
      x + half * (0.12 + i * 0.1) - half * 0.16,
      top + h * (0.62 + i * 0.08),
      half * 0.035,
    ),
  ).join('');
  const hem = [
    [0.3, 0.3],
    [0.17, 0.24],
    [0.08, 0.36],
    [-0.03, 0.25],
    [-0.14, 0.38],
    [-0.2, 0.26],
    [-0.3, 0.3],
  ].flatMap(([u, v]) => [x + half * u!, top + h * v!]);
  const ridge = half * rng.range(0.02, 0.14);
  return [
    inked(poly(x - half, foot, x, top, x + half, foot), fill, pen),
    filled(
      poly(x, top, x + half, foot, x + ridge, foot, x - ridge, top + h * 0.6, x + ridge * 1.2, top + h * 0.4),
      shade,
    ),
    filled(cuts, pen.ink),
    inked(poly(x, top, ...hem), snow, { ...pen, line: pen.line * 0.8 }),
  ].join('');
}
