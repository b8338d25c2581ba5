import { circle, filled, inked, lens, poly, smooth, traced } from '../../places/shape';
import { place, type Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround, shaded } from '../tone';

/** One wave, one small ship on its back, a red sun between them. */
export function drawWave({ sheet, rng, width, height, focus, palette, finish }: Stage): Svg {
  const wave =
    'M-3600 600C-2400 480 -2000 640 -1500 560S-900 480 -700 560C-420 470 -260 520 -60 470C140 430 240 250 430 190C560 150 690 190 740 290C770 360 740 420 690 430C720 370 680 320 610 330C520 344 470 430 480 520C494 640 640 690 860 660L3600 640L3600 1500L-3600 1500Z';
  const foam = smooth([
    300, 300, 350, 220, 440, 166, 550, 150, 660, 176, 742, 250, 768, 346, 740, 430, 706, 462, 690, 424, 668, 470, 640,
    420, 652, 370, 612, 400, 588, 356, 560, 408, 530, 372, 500, 430, 472, 380, 430, 410, 420, 340, 370, 350, 350, 300,
  ]);
  const drops = Array.from({ length: 18 }, () =>
    circle(rng.range(420, 860), rng.range(60, 180) + rng.range(0, 120), rng.range(4, 13)),
  ).join('');
  const lines = [
    [-200, 610, 320],
    [60, 560, 260],
    [180, 640, 330],
    [300, 560, 180],
    [120, 740, 420],
    [420, 720, 300],
    [660, 760, 360],
    [-60, 700, 200],
    [620, 860, 420],
    [240, 840, 300],
  ];
  return [
    dottedGround({ x: 0, y: 0, width, height }, palette.light, palette.second, (_u, v) => 0.85 - 1.3 * v),
    seat(
      {
        own: { x: 0, y: 0, width: 800, height: 870 },
        into: { ...focus, height: focus.height + finish.line * 3 },
        stand: 'foot',
        grow: 1,
      },
      (s) => {
        const pen = { ink: finish.ink, line: finish.line / s };
        const left = width / s;
        return [
          filled(circle(610, 210, 150), palette.accent),
          place(
            [
              inked(poly(60, 404, 286, 348, 256, 450, 116, 480), '#7a3b22', pen),
              inked(poly(164, 384, 184, 378, 150, 90, 138, 92), finish.ink, pen),
              inked('M158 104Q300 170 270 330L182 360Z', '#ffffff', pen),
              inked('M138 124Q40 230 72 378L150 366Z', '#fff3dc', pen),
              inked(poly(140, 92, 144, 54, 76, 74), palette.accent, pen),
            ].join(''),
            { x: 6, y: -42 },
          ),
          inked(wave, palette.ground, pen),
          shaded(
            sheet,
            wave,
            { x: -left, y: 200, width: 2 * left + 800, height: 800 },
            palette.ink,
            (u, v) => 0.9 * v + 0.1 * u - 0.35,
            18 / s,
          ),
          traced(
            'M-300 600C-40 560 120 500 240 380C300 320 340 290 400 280M-200 680C60 640 220 560 320 440C360 390 400 350 450 340M100 690C260 640 360 560 420 460',
            { ink: '#ffffff', line: pen.line * 1.1 },
          ),
          inked(foam, '#ffffff', pen),
          filled(drops, '#ffffff'),
          traced('M420 230Q520 180 640 220M470 280Q560 230 680 280', { ...pen, line: pen.line * 0.6 }),
          filled(lines.map(([x, y, w]) => lens(x!, y! + 40, w!, 9, 14)).join(''), '#ffffff'),
        ].join('');
      },
    ),
  ].join('');
}
