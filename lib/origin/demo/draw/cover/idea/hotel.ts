import { circle, filled, inked, poly, rect, smooth, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { dotRamp } from '../../texture/halftone';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround } from '../tone';

function bat(x: number, y: number, s: number): string {
  return `M${x} ${y}q${-0.5 * s} ${-0.6 * s} ${-1.4 * s} ${-0.4 * s}q${0.4 * s} ${0.3 * s} ${0.3 * s} ${0.8 * s}q${0.5 * s} ${-0.3 * s} ${0.8 * s} ${0.2 * s}l${0.3 * s} ${0.25 * s}l${0.3 * s} ${-0.25 * s}q${0.3 * s} ${-0.5 * s} ${0.8 * s} ${-0.2 * s}q${-0.1 * s} ${-0.5 * s} ${0.3 * s} ${-0.8 * s}q${-0.9 * s} ${-0.2 * s} ${-1.4 * s} ${0.4 * s}Z`;
}

/** A tower with a spire: left edge, foot, width, wall height, spire height. */
function tower(x: number, foot: number, w: number, h: number, spire: number): string {
  return (
    rect(x, foot - h, w, h) +
    poly(x - w * 0.14, foot - h, x + w / 2, foot - h - spire, x + w * 1.14, foot - h) +
    rect(x + w * 0.48, foot - h - spire - 34, w * 0.05, 40)
  );
}

/** A hotel on a hill before a huge moon; one window too many is lit. */
export function drawHotel({ rng, width, height, focus, palette, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const walls = [
    tower(120, 720, 120, 330, 150),
    tower(560, 720, 110, 290, 130),
    tower(250, 720, 300, 380, 90),
    tower(338, 720, 130, 540, 190),
    rect(60, 520, 660, 200),
  ].join('');
  const arch = (x: number, y: number, w: number, h: number) =>
    `M${x} ${y + h}v${-h * 0.65}q0 ${-h * 0.35} ${w / 2} ${-h * 0.35}q${w / 2} 0 ${w / 2} ${h * 0.35}v${h * 0.65}Z`;
  const windows: string[] = [];
  for (const [y, xs] of [
    [430, [150, 196, 290, 500, 582, 626]],
    [560, [96, 160, 224, 290, 500, 566, 626, 676]],
    [650, [96, 160, 224, 560, 626, 676]],
  ] as const)
    for (const x of xs) windows.push(arch(x, y, 26, 56));
  const lit = windows.filter(() => rng.chance(0.62));
  return [
    dottedGround(box, palette.ground, palette.second, (_u, v) => 1.2 * (v - 0.35)),
    seat(
      {
        own: { x: 0, y: -60, width: 800, height: 1010 },
        into: { ...focus, height: focus.height + finish.line * 3 },
        stand: 'foot',
        grow: 1.05,
      },
      (s) => {
        const pen = { ink: palette.ink, line: finish.line / s };
        return [
          dotRamp({
            box: { x: 20, y: -80, width: 840, height: 840 },
            pitch: 19 / s,
            colour: palette.accent,
            value: (u, v) => 1.1 - (Math.hypot(u - 0.5, v - 0.5) * 2 - 0.55) * 2.2,
          }),
          filled(circle(440, 340, 290), palette.accent),
          filled(circle(350, 250, 46) + circle(560, 400, 64) + circle(500, 190, 30), '#ffffff', 0.18),
          filled(
            [
              [90, 110, 34],
              [700, 60, 44],
              [230, 40, 26],
              [640, 190, 24],
              [150, 250, 22],
            ]
              .map(([x, y, b]) => bat(x!, y!, b!))
              .join(''),
            palette.ink,
          ),
          inked(
            smooth([
              -300, 960, -120, 860, 80, 745, 300, 708, 520, 704, 740, 742, 960, 850, 1160, 960, 1160, 1400, -300, 1400,
            ]),
            palette.ink,
            pen,
          ),
          inked(walls, palette.ink, { ink: palette.second, line: pen.line * 0.45 }),
          filled(lit.join(''), palette.light),
          filled(arch(374, 300, 58, 104), palette.light) +
            filled('M392 404v-38q-2 -22 11 -24q13 2 11 24v38Z', palette.ink),
          inked(circle(403, 236, 32), palette.light, pen) + traced('M403 214V236L418 246', pen),
          filled(arch(366, 610, 74, 110), palette.accent),
          filled(
            'M376 720L430 720Q400 800 460 850Q540 920 480 1010L300 1010Q420 900 376 830Q340 780 376 720Z',
            palette.second,
          ),
          filled(
            [
              [40, 800],
              [700, 790],
              [130, 850],
              [640, 860],
              [770, 880],
            ]
              .map(([x, y]) => `M${x} ${y}q-8 -60 4 -120l-34 -44l38 26l4 -60l10 62l34 -22l-32 42q8 60 4 116Z`)
              .join(''),
            palette.ink,
          ),
        ].join('');
      },
    ),
  ].join('');
}
