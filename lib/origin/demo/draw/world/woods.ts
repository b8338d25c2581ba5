import { boxPath, filled, inked, lens, poly, smooth, taper } from '../places/shape';
import { placePaint } from '../places/place-paint';
import { dotRamp } from '../texture/halftone';
import type { DrawSetting } from './setting';

/** Old trunks with light cut into their shade, a clearing between them, fern on the ground. */
export const drawWoods: DrawSetting = (_sheet, rng, { box, finish }) => {
  const paint = placePaint(finish);
  const { x, y, width: w, height: h } = box;
  const pen = { ink: paint.ink, line: finish.line * 0.5 };
  const at = (u: number, v: number) => [x + w * u, y + h * v] as const;
  const unit = Math.min(w, h);
  const trunk = (u: number, foot: number, wide: number, fill: string, cuts: string) => {
    const half = (unit * wide) / w / 2;
    const lean = rng.range(-0.02, 0.02);
    const shape = smooth([
      ...at(u - half * 0.8 + lean, -0.05),
      ...at(u - half, 0.4),
      ...at(u - half * 1.1, foot - 0.05),
      ...at(u - half * 1.9, foot),
      ...at(u + half * 1.9, foot),
      ...at(u + half * 1.1, foot - 0.05),
      ...at(u + half, 0.4),
      ...at(u + half * 0.8 + lean, -0.05),
    ]);
    const bark = Array.from({ length: 9 }, () => {
      const [bx, by] = at(u + half * rng.range(-0.7, 0.6), rng.range(0, foot - 0.1));
      return taper(bx, by, bx + rng.range(-4, 4), by + unit * rng.range(0.05, 0.12), unit * 0.012);
    }).join('');
    return inked(shape, fill, pen) + filled(bark, cuts);
  };
  const distant = Array.from({ length: 9 }, (_, i) => trunk((i + rng.next()) / 9, 0.7, 0.05, paint.far, paint.mid));
  const middle = [0.06, 0.3, 0.74, 0.95].map((u) =>
    trunk(u + rng.range(-0.04, 0.04), 0.77, 0.11, finish.noir ? paint.mid : paint.near, paint.light),
  );
  const near = [rng.range(-0.02, 0.06), rng.range(0.94, 1.02)].map((u) =>
    trunk(u, 0.9, 0.2, paint.ink, finish.noir ? paint.dots : '#ffffff'),
  );
  const leaves = Array.from({ length: 34 }, () =>
    lens(...at(rng.next(), rng.range(-0.02, 0.1)), unit * rng.range(0.06, 0.13), unit * 0.02),
  ).join('');
  const fern = Array.from({ length: 26 }, () => {
    const [fx, fy] = at(rng.next(), rng.range(0.86, 1.02));
    return [-30, -12, 10, 28].map((dx) => taper(fx, fy, fx + dx, fy - unit * rng.range(0.03, 0.06), 7)).join('');
  }).join('');
  const floor = smooth([...at(-0.05, 0.69), ...at(0.35, 0.72), ...at(0.7, 0.69), ...at(1.05, 0.71)], false);
  return [
    filled(boxPath(box), paint.sky),
    dotRamp({
      box: { ...box, height: h * 0.7 },
      pitch: 12,
      colour: paint.dots,
      value: (u, v) => 1.15 * Math.hypot(u - 0.5, v - 0.5) - 0.2,
    }),
    ...distant,
    inked(
      `${floor}L${at(1.05, 1.05).join(' ')}L${at(-0.05, 1.05).join(' ')}Z`,
      finish.noir ? '#1f1d1e' : paint.far,
      pen,
    ),
    ...middle,
    filled(
      poly(...at(0.42, 0.72), ...at(0.55, 0.72), ...at(0.74, 1.05), ...at(0.22, 1.05)),
      finish.noir ? paint.mid : '#ffffff',
    ),
    ...near,
    filled(leaves, paint.ink),
    filled(fern, finish.noir ? paint.dots : paint.near),
  ].join('');
};
