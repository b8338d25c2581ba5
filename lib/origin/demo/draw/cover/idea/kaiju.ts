import { drawBeast } from '../../places/beast';
import { circle, filled, inked, poly, rect } from '../../places/shape';
import type { Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { rayGround } from '../tone';

/** It has come for the forms: a black beast before a red sun, a town to its knees, one clerk on a roof. */
export function drawKaiju({ rng, width, height, focus, palette, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const sun = { x: focus.x + focus.width * 0.46, y: focus.y + focus.height * 0.42 };
  const r = Math.min(focus.width, focus.height) * 0.42;
  const unit = Math.min(width, height) / 16;
  let town = '';
  let lights = '';
  for (let x = -unit; x < width;) {
    const w = unit * rng.range(1, 1.9);
    const h = unit * rng.range(1.5, 4.2);
    town +=
      rect(x, height - h, w, h + 9) +
      (rng.chance(0.4) ? rect(x + w * 0.3, height - h - unit * 0.5, w * 0.1, unit * 0.5) : '');
    for (let y = height - h + unit * 0.3; y < height; y += unit * 0.6)
      for (let i = 0; i < 3; i++)
        if (rng.chance(0.45)) lights += rect(x + w * (0.15 + 0.27 * i), y, w * 0.16, unit * 0.28);
    x += w;
  }
  const clerk = { x: focus.x + focus.width * 0.86, y: height - unit * 5, s: unit / 40 };
  const man = (d: readonly number[]) => poly(...d.map((value, i) => (i % 2 ? clerk.y : clerk.x) + value * clerk.s));
  return [
    rayGround(box, sun, palette.ground, palette.second, 20),
    filled(circle(sun.x, sun.y, r), palette.accent),
    seat(
      {
        own: { x: 40, y: -40, width: 620, height: 860 },
        into: { ...focus, height: focus.height + finish.line * 3 },
        stand: 'foot',
        grow: 0.99,
      },
      () =>
        drawBeast({
          ink: palette.ink,
          eye: palette.light,
          teeth: '#ffffff',
          horns: '#ffffff',
          rim: '#4a3634',
          tie: palette.light,
        }),
    ),
    inked(town, palette.ink, { ink: palette.second, line: finish.line * 0.4 }),
    filled(lights, palette.light),
    filled(rect(clerk.x - unit * 1.2, clerk.y + 78 * clerk.s, unit * 3, height), palette.ink),
    filled(
      circle(clerk.x + 14 * clerk.s, clerk.y - 14 * clerk.s, 14 * clerk.s) +
        man([0, 0, 28, 0, 30, 40, 26, 78, 16, 78, 14, 46, 12, 78, 2, 78, -2, 40]) +
        man([0, 4, -30, -14, -34, -8, 0, 16]) +
        man([-30, -30, -56, -42, -66, -18, -40, -6]),
      '#ffffff',
    ),
  ].join('');
}
