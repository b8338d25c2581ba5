import { boxPath, circle, ellipse, filled, inked, lens, poly, smooth } from '../places/shape';
import { placePaint } from '../places/place-paint';
import { dotRamp } from '../texture/halftone';
import type { DrawSetting } from './setting';

/** A dead planet: a ringed one in the sky, flat hills, the ribs of a wreck, sand. */
export const drawDunes: DrawSetting = (_sheet, rng, { box, finish, far }) => {
  const paint = placePaint(finish);
  const { x, y, width: w, height: h } = box;
  const pen = { ink: paint.ink, line: finish.line * 0.6 };
  const at = (u: number, v: number) => [x + w * u, y + h * v] as const;
  const left = rng.chance(0.5);
  const [sx, sy] = at(left ? 0.26 : 0.74, 0.24);
  const r = Math.min(w, h) * 0.2;
  const hills = [0.02, 0.3, 0.52, 0.86]
    .map((u) => {
      const [half, top] = [rng.range(0.05, 0.11), rng.range(0.4, 0.46)];
      return poly(...at(u - half, 0.56), ...at(u - half * 0.6, top), ...at(u + half * 0.7, top), ...at(u + half, 0.56));
    })
    .join('');
  const ribs = Array.from({ length: 7 }, (_, i) => {
    const u = (left ? 0.5 : 0.1) + i * 0.055;
    const lift = 0.2 * Math.sin(((i + 0.8) / 7.4) * Math.PI);
    return smooth([
      ...at(u, 0.64),
      ...at(u - 0.012, 0.56 - lift),
      ...at(u + 0.05, 0.48 - lift),
      ...at(u + 0.06, 0.49 - lift),
      ...at(u + 0.006, 0.57 - lift),
      ...at(u + 0.016, 0.64),
    ]);
  }).join('');
  const ridge = (v: number, sway: number) => {
    const crest = smooth(
      [
        ...at(-0.05, v + sway),
        ...at(0.25, v - sway),
        ...at(0.55, v + sway * 0.6),
        ...at(0.8, v - sway * 0.8),
        ...at(1.05, v + sway),
      ],
      false,
    );
    return `${crest}L${at(1.05, 1.05).join(' ')}L${at(-0.05, 1.05).join(' ')}Z`;
  };
  const ripples = Array.from({ length: 22 }, () =>
    lens(...at(rng.next(), rng.range(0.76, 0.99)), w * rng.range(0.03, 0.09), 2.4, 4),
  ).join('');
  return [
    filled(boxPath(box), paint.sky),
    dotRamp({ box: { ...box, height: h * 0.56 }, pitch: 11, colour: paint.dots, value: (_u, v) => 0.8 - 0.95 * v }),
    inked(circle(sx, sy, r), paint.light, pen),
    dotRamp({
      box: { x: sx - r * 0.7, y: sy - r * 0.7, width: r * 1.4, height: r * 1.4 },
      pitch: 11,
      colour: paint.near,
      value: (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.66 ? 0.9 * (u + v) - 0.95 : 0),
    }),
    inked(ellipse(sx, sy, r * 1.7, r * 0.26), 'none', { ...pen, line: pen.line * 2.4 }),
    inked(hills, paint.near, pen),
    inked(ridge(0.56, 0.015), paint.far, pen),
    far ? inked(ribs, paint.light, pen) : '',
    inked(ridge(0.64, 0.03), paint.mid, pen),
    inked(ridge(0.72, -0.025), finish.noir ? '#1f1d1e' : '#ffffff', pen),
    filled(ripples, finish.noir ? paint.dots : paint.near),
  ].join('');
};
