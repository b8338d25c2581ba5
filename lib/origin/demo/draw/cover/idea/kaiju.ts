import { circle, filled, inked, poly, rect, smooth, taper } from '../../places/shape';
import type { Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { rayGround } from '../tone';

const SPINES: readonly (readonly [number, number, number, number])[] = [
  [262, 96, 70, -28], [196, 168, 86, -40], [148, 262, 104, -52], [108, 372, 118, -60], [78, 492, 122, -64], [56, 612, 110, -66],
];

/** The beast as one black shape in 700 x 900: hide, spines, horns, jaw, and the collar and tie it came in. */
function beast(ink: string, eye: string, teeth: string, rim: string, tie: string): Svg {
  const hide = smooth([
    330, 60, 410, 40, 470, 66, 500, 118, 592, 156, 640, 190, 622, 226, 540, 226, 500, 244, 560, 268, 604, 290, 570, 320, 486, 326, 440, 352, 438, 430,
    500, 470, 566, 520, 610, 500, 640, 520, 606, 560, 560, 584, 490, 566, 452, 556, 480, 700, 520, 920, 20, 920, 30, 760, 60, 600, 110, 430, 180, 250, 250, 120,
  ]);
  const spines = SPINES.map(([x, y, size, lean]) => poly(x - size * 0.45, y + size * 0.7, x + lean, y - size * 0.55, x + size * 0.6, y + size * 0.1)).join('');
  const upper = [508, 540, 572, 602].map((x, i) => poly(x - 15, 224 - i * 1.5, x + 15, 224 - i * 2, x, 254)).join('');
  const lower = [520, 552, 582].map((x) => poly(x - 12, 284, x + 12, 290, x + 2, 258)).join('');
  const scales = Array.from({ length: 22 }, (_, i) => `M${150 + (i % 4) * 76 + (i > 10 ? 12 : 0)} ${430 + Math.floor(i / 4) * 84}q18 22 36 0q-18 12 -36 0Z`).join('');
  return [
    filled(spines, ink),
    filled(hide, ink),
    filled('M330 66Q270 110 214 220Q290 120 346 84Z', rim),
    filled(scales, rim, 0.5),
    filled(smooth([392, 56, 372, -20, 300, -60, 340, 0, 350, 70]) + smooth([452, 64, 462, -6, 420, -66, 430, 0, 410, 60]), teeth),
    filled(poly(300, 392, 452, 380, 446, 420, 296, 428), teeth) + filled(poly(376, 404, 420, 400, 428, 436, 456, 640, 410, 700, 362, 650, 378, 440), tie)
      + filled(poly(382, 480, 440, 470, 444, 496, 378, 508) + poly(374, 560, 450, 550, 452, 576, 370, 588), ink, 0.35),
    filled(upper + lower, teeth),
    filled(poly(416, 128, 476, 150, 440, 172, 414, 158), eye),
    filled(circle(446, 154, 8), ink),
    filled('M400 112L486 140L478 126L410 98Z', rim),
    filled([0, 1, 2].map((i) => taper(612 + i * 14, 512 + i * 12, 650 + i * 10, 556 + i * 10, 14)).join(''), teeth),
  ].join('');
}

/** It has come for the forms: a black beast before a red sun, a town to its knees, one clerk on a roof. */
export function drawKaiju({ rng, width, height, focus, palette, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const sun = { x: focus.x + focus.width * 0.46, y: focus.y + focus.height * 0.42 };
  const r = Math.min(focus.width, focus.height) * 0.42;
  const unit = Math.min(width, height) / 16;
  let town = '';
  let lights = '';
  for (let x = -unit; x < width; ) {
    const w = unit * rng.range(1, 1.9);
    const h = unit * rng.range(1.5, 4.2);
    town += rect(x, height - h, w, h + 9) + (rng.chance(0.4) ? rect(x + w * 0.3, height - h - unit * 0.5, w * 0.1, unit * 0.5) : '');
    for (let y = height - h + unit * 0.3; y < height; y += unit * 0.6) for (let i = 0; i < 3; i++) if (rng.chance(0.45)) lights += rect(x + w * (0.15 + 0.27 * i), y, w * 0.16, unit * 0.28);
    x += w;
  }
  const clerk = { x: focus.x + focus.width * 0.86, y: height - unit * 5, s: unit / 40 };
  const man = (d: readonly number[]) => poly(...d.map((value, i) => (i % 2 ? clerk.y : clerk.x) + value * clerk.s));
  return [
    rayGround(box, sun, palette.ground, palette.second, 20),
    filled(circle(sun.x, sun.y, r), palette.accent),
    seat({ own: { x: 40, y: -40, width: 620, height: 860 }, into: { ...focus, height: focus.height + finish.line * 3 }, stand: 'foot', grow: 0.99 }, () =>
      beast(palette.ink, palette.light, '#ffffff', '#4a3634', palette.light),
    ),
    inked(town, palette.ink, { ink: palette.second, line: finish.line * 0.4 }),
    filled(lights, palette.light),
    filled(rect(clerk.x - unit * 1.2, clerk.y + 78 * clerk.s, unit * 3, height), palette.ink),
    filled(
      circle(clerk.x + 14 * clerk.s, clerk.y - 14 * clerk.s, 14 * clerk.s) + man(
        [0, 0, 28, 0, 30, 40, 26, 78, 16, 78, 14, 46, 12, 78, 2, 78, -2, 40],
      ) + man([0, 4, -30, -14, -34, -8, 0, 16]) + man([-30, -30, -56, -42, -66, -18, -40, -6]),
      '#ffffff',
    ),
  ].join('');
}
