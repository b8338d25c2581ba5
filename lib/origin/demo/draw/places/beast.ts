import type { Svg } from '../svg';
import { circle, filled, poly, smooth, taper } from './shape';

const SPINES: readonly (readonly [number, number, number, number])[] = [
  [262, 96, 70, -28],
  [196, 168, 86, -40],
  [148, 262, 104, -52],
  [108, 372, 118, -60],
  [78, 492, 122, -64],
  [56, 612, 110, -66],
];

interface BeastInk {
  ink: string;
  eye: string;
  /** Claws and collar, too. */
  teeth: string;
  horns: string;
  rim: string;
  tie: string;
}

/** The beast as one dark shape in 700 x 900, facing right: hide, spines, horns, jaw, and the collar and tie it came in. */
export function drawBeast({ ink, eye, teeth, horns, rim, tie }: BeastInk): Svg {
  const hide = smooth([
    330, 60, 410, 40, 470, 66, 500, 118, 592, 156, 640, 190, 622, 226, 540, 226, 500, 244, 560, 268, 604, 290, 570, 320,
    486, 326, 440, 352, 438, 430, 500, 470, 566, 520, 610, 500, 640, 520, 606, 560, 560, 584, 490, 566, 452, 556, 480,
    700, 520, 920, 20, 920, 30, 760, 60, 600, 110, 430, 180, 250, 250, 120,
  ]);
  const spines = SPINES.map(([x, y, size, lean]) =>
    poly(x - size * 0.45, y + size * 0.7, x + lean, y - size * 0.55, x + size * 0.6, y + size * 0.1),
  ).join('');
  const upper = [508, 540, 572, 602].map((x, i) => poly(x - 15, 224 - i * 1.5, x + 15, 224 - i * 2, x, 254)).join('');
  const lower = [520, 552, 582].map((x) => poly(x - 12, 284, x + 12, 290, x + 2, 258)).join('');
  const scales = Array.from(
    { length: 22 },
    (_, i) => `M${150 + (i % 4) * 76 + (i > 10 ? 12 : 0)} ${430 + Math.floor(i / 4) * 84}q18 22 36 0q-18 12 -36 0Z`,
  ).join('');
  return [
    filled(spines, ink),
    filled(hide, ink),
    filled('M330 66Q270 110 214 220Q290 120 346 84Z', rim),
    filled(scales, rim, 0.5),
    filled(
      smooth([392, 56, 372, -20, 300, -60, 340, 0, 350, 70]) + smooth([452, 64, 462, -6, 420, -66, 430, 0, 410, 60]),
      horns,
    ),
    filled(poly(300, 392, 452, 380, 446, 420, 296, 428), teeth) +
      filled(poly(376, 404, 420, 400, 428, 436, 456, 640, 410, 700, 362, 650, 378, 440), tie) +
      filled(poly(382, 480, 440, 470, 444, 496, 378, 508) + poly(374, 560, 450, 550, 452, 576, 370, 588), ink, 0.35),
    filled(upper + lower, teeth),
    filled(poly(416, 128, 476, 150, 440, 172, 414, 158), eye),
    filled(circle(446, 154, 8), ink),
    filled('M400 112L486 140L478 126L410 98Z', rim),
    filled([0, 1, 2].map((i) => taper(612 + i * 14, 512 + i * 12, 650 + i * 10, 556 + i * 10, 14)).join(''), teeth),
  ].join('');
}
