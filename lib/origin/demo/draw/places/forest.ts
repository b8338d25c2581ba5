import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';
import { dotRamp } from '../texture/halftone';
import { placePaint, type PlaceOptions } from './place-paint';
import { boxPath, circle, filled, inked, poly, smooth, taper } from './shape';

/** Trunks in three depths with light between them, bushes at their feet, a path up the middle. */
export function drawForest(_sheet: Sheet, rng: Rng, { box, finish, palette }: PlaceOptions): Svg {
  const paint = placePaint(finish, palette);
  const night = finish.noir === true;
  const pen = { ink: paint.ink, line: finish.line * 0.5 };
  const unit = Math.min(box.width, box.height * 1.3);
  const at = (u: number, v: number) => [box.x + box.width * u, box.y + box.height * v] as const;
  const middle = rng.range(0.4, 0.6);
  const rows = [
    { wide: 0.028, foot: 0.72, fill: paint.far, count: 11, cuts: 0 },
    { wide: 0.05, foot: 0.78, fill: paint.mid, count: 7, cuts: 5 },
    { wide: 0.1, foot: 0.9, fill: night ? paint.mid : paint.near, count: 4, cuts: 12 },
  ];
  const trunks = rows.flatMap(({ wide, foot, fill, count, cuts }, row) =>
    Array.from({ length: count }, (_, i) => {
      const u = (i + rng.range(0.2, 0.8)) / count;
      // The nearest leave the middle free for whoever walks there.
      const shifted = row === 2 ? (u < middle ? u * 0.45 - 0.02 : 1.02 - (1 - u) * 0.45) : u;
      const [x, y] = at(shifted, foot);
      const w = unit * wide * rng.range(0.8, 1.2);
      const lean = w * rng.range(-0.4, 0.4);
      const bark = Array.from({ length: cuts }, () => {
        const v = box.y + (y - box.y) * rng.next();
        return taper(x + w * rng.range(-0.35, 0.35), v, x + w * rng.range(-0.35, 0.35), v + unit * rng.range(0.04, 0.1), w * 0.09);
      }).join('');
      const trunk = poly(x - w * 0.42 + lean, box.y - 9, x + w * 0.42 + lean, box.y - 9, x + w * 0.5, y - w, x + w * 0.95, y, x - w * 0.95, y, x - w * 0.5, y - w);
      return inked(trunk, fill, pen) + filled(bark, row === 2 ? (night ? paint.accent : paint.light) : paint.ink);
    }),
  );
  const bush = (v: number, size: number, fill: string) => {
    const d = Array.from({ length: Math.ceil(box.width / (unit * size * 1.1)) + 1 }, (_, i) =>
      circle(box.x + unit * size * 1.1 * i, at(0, v)[1] + unit * size * rng.range(-0.2, 0.2), unit * size * rng.range(0.7, 1)),
    ).join('');
    return inked(d, fill, { ...pen, line: pen.line * 2 }) + filled(d, fill);
  };
  const path = smooth(
    [
      ...at(middle - 0.03, 0.72), ...at(middle + 0.03, 0.72), ...at(middle + 0.1, 0.82), ...at(middle + 0.3, 1.05),
      ...at(middle - 0.3, 1.05), ...at(middle - 0.08, 0.82),
    ],
  );
  return [
    filled(boxPath(box), paint.sky),
    dotRamp({ box, pitch: 12, colour: night ? paint.dots : paint.mid, value: (u, v) => 0.9 * Math.hypot(u - middle, (v - 0.6) * 0.8) - 0.1 }),
    trunks.slice(0, 11).join(''),
    bush(0.7, 0.06, paint.far),
    inked(poly(...at(-0.05, 0.74), ...at(1.05, 0.74), ...at(1.05, 1.1), ...at(-0.05, 1.1)), night ? paint.near : paint.light, pen),
    inked(path, night ? paint.far : paint.far, pen),
    trunks.slice(11, 18).join(''),
    bush(0.79, 0.035, paint.mid),
    trunks.slice(18).join(''),
  ].join('');
}
