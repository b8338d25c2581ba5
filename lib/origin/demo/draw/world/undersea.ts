import { boxPath, circle, filled, inked, lens, poly, smooth } from '../places/shape';
import { dotRamp } from '../texture/halftone';
import type { DrawSetting } from './setting';
import { survey } from './survey';

/** Under water: shafts of light, weed that sways, a shoal, bottles and ribs of a boat in the sand. */
export const drawUndersea: DrawSetting = (_sheet, rng, view) => {
  const { box, finish } = view;
  const { paint, night, pen, w, h, unit, at, shape } = survey(view);
  const water = night ? '#2c2a2a' : '#d9d5cc';
  const shafts = Array.from({ length: 5 }, () => {
    const u = rng.range(-0.1, 0.9);
    const wide = rng.range(0.05, 0.14);
    return shape(u, -0.02, u + wide, -0.02, u + wide * 2 + 0.14, 0.85, u + 0.12, 0.85);
  }).join('');
  const weed = Array.from({ length: 9 }, (_, i) => {
    const [x, foot] = at(i < 5 ? rng.range(-0.02, 0.2) : rng.range(0.8, 1.02), rng.range(0.84, 0.96));
    const [tall, sway, thick] = [unit * rng.range(0.3, 0.7), unit * rng.range(0.03, 0.07), unit * 0.018];
    const side = (k: number) =>
      [0, 0.25, 0.5, 0.75].flatMap((t) => [x + sway * Math.sin(t * 7) + k * thick * (1 - t), foot - tall * t]);
    const back = side(-1);
    const reversed = Array.from({ length: 4 }, (_half, j) => back.slice((3 - j) * 2, (3 - j) * 2 + 2)).flat();
    return inked(
      smooth([...side(1), x + sway * Math.sin(7), foot - tall, ...reversed]),
      rng.pick(night ? ['#55524d', '#4a4744'] : [paint.near, paint.accent]),
      pen,
    );
  });
  const shoal = Array.from({ length: 13 }, () => {
    const [x, y] = at(rng.range(0.1, 0.9), rng.range(0.1, 0.5));
    const r = unit * rng.range(0.015, 0.035);
    return (
      smooth([
        x - r * 1.6,
        y,
        x - r * 0.3,
        y - r * 0.8,
        x + r,
        y - r * 0.2,
        x + r,
        y + r * 0.2,
        x - r * 0.3,
        y + r * 0.8,
      ]) + poly(x + r * 0.9, y, x + r * 1.9, y - r * 0.7, x + r * 1.9, y + r * 0.7)
    );
  }).join('');
  const [bx, by] = at(rng.chance(0.5) ? 0.3 : 0.7, 0.86);
  const ribs = Array.from({ length: 6 }, (_, i) => {
    const x = bx + (i - 2.5) * unit * 0.085;
    const tall = unit * (0.24 - Math.abs(i - 2.5) * 0.035);
    return smooth([
      x,
      by,
      x - unit * 0.02,
      by - tall * 0.6,
      x + unit * 0.05,
      by - tall,
      x + unit * 0.06,
      by - tall * 0.94,
      x + unit * 0.005,
      by - tall * 0.55,
      x + unit * 0.028,
      by,
    ]);
  }).join('');
  const sand = (v: number) =>
    `${smooth([...at(-0.05, v), ...at(0.3, v - 0.03), ...at(0.64, v + 0.02), ...at(1.05, v - 0.02)], false)}L${at(1.05, 1.05).join(' ')}L${at(-0.05, 1.05).join(' ')}Z`;
  const bubbles = Array.from({ length: 22 }, () =>
    circle(...at(rng.next(), rng.range(0.05, 0.9)), unit * rng.range(0.004, 0.017)),
  ).join('');
  return [
    filled(boxPath(box), water),
    dotRamp({ box, pitch: 12, colour: night ? '#131316' : paint.near, value: (_u, v) => 0.55 * v - 0.08 }),
    filled(shafts, '#ffffff', night ? 0.12 : 0.5),
    inked(shoal, night ? '#8b8680' : '#ffffff', { ...pen, line: pen.line * 0.8 }),
    inked(sand(0.78), night ? '#35322f' : '#f3f1ec', pen),
    inked(ribs, night ? '#8b8680' : paint.near, pen),
    inked(sand(0.86), night ? '#4a4744' : '#ffffff', pen),
    filled(
      Array.from({ length: 24 }, () =>
        lens(...at(rng.next(), rng.range(0.88, 1)), w * rng.range(0.02, 0.06), h * 0.004),
      ).join(''),
      night ? '#2c2a2a' : paint.mid,
    ),
    inked(bubbles, 'none', { ink: night ? '#d9d5cc' : '#ffffff', line: finish.line * 0.5 }),
    ...weed,
  ].join('');
};
