import { circle, ellipse, filled, inked, lens, poly, rect, smooth, traced } from '../../places/shape';
import { lighthouse } from '../../places/headland';
import type { Svg } from '../../svg';
import { dotRamp } from '../../texture/halftone';
import { seat } from '../seat';
import type { Stage } from '../stage';

const BOTTLE =
  'M330 40L470 40L470 190C476 250 600 280 610 400L610 800Q610 860 550 860L250 860Q190 860 190 800L190 400C200 280 324 250 330 190Z';

/** A bottle upright in the shallows with the family's coast inside, and a letter on its way out. */
export function drawBottle({ sheet, rng, width, height, focus, palette, finish }: Stage): Svg {
  const shore = height * 0.8;
  const waves = Array.from({ length: 26 }, (_, i) => {
    const t = i / 26;
    return lens(
      width * rng.next(),
      shore + (height - shore) * (0.06 + t * 0.9),
      width * rng.range(0.1, 0.24),
      2 + 5 * t,
      4,
    );
  }).join('');
  const stripes = [0.14, 0.28, 0.42, 0.56, 0.7]
    .map(
      (v) =>
        `M0 ${(shore * v).toFixed(1)}Q${(width * 0.3).toFixed(1)} ${(shore * (v - 0.03)).toFixed(1)} ${(width * 0.5).toFixed(1)} ${(shore * v).toFixed(1)}T${width} ${(shore * v).toFixed(1)}V${(shore * (v + 0.035)).toFixed(1)}Q${(width * 0.75).toFixed(1)} ${(shore * (v + 0.055)).toFixed(1)} ${(width * 0.5).toFixed(1)} ${(shore * (v + 0.035)).toFixed(1)}T0 ${(shore * (v + 0.035)).toFixed(1)}Z`,
    )
    .join('');
  return [
    filled(rect(0, 0, width, height), palette.light),
    filled(stripes, palette.second, 0.55),
    inked(rect(-9, shore, width + 18, height), palette.ground, { ink: finish.ink, line: finish.line * 0.6 }),
    seat(
      {
        own: { x: 130, y: -130, width: 540, height: 1000 },
        into: { ...focus, height: focus.height },
        stand: 'foot',
        grow: 0.98,
      },
      (s) => {
        const pen = { ink: finish.ink, line: (finish.line * 1.1) / s };
        return [
          filled(ellipse(410, 860, 330, 34), palette.ink, 0.5),
          inked(BOTTLE, '#e4f4f2', pen),
          sheet.clip(BOTTLE, [
            dotRamp({
              box: { x: 190, y: 260, width: 420, height: 330 },
              pitch: 15 / s,
              colour: palette.accent,
              value: (_u, v) => 0.9 * v - 0.1,
            }),
            filled(circle(300, 500, 74), palette.accent),
            lighthouse(506, 560, 250, { ink: finish.ink, light: '#ffffff', accent: palette.accent }, pen.line * 0.8),
            inked(smooth([360, 620, 420, 560, 500, 540, 600, 556, 700, 620, 700, 720, 360, 720]), palette.ink, pen),
            inked(
              smooth([
                100, 640, 200, 610, 280, 640, 360, 612, 440, 644, 520, 614, 600, 640, 700, 610, 700, 1000, 100, 1000,
              ]),
              palette.ground,
              pen,
            ),
            filled(
              [
                [260, 700, 120],
                [420, 680, 90],
                [500, 740, 150],
                [280, 780, 160],
                [460, 810, 130],
              ]
                .map(([x, y, w]) => lens(x!, y!, w!, 7, 8))
                .join(''),
              '#ffffff',
            ),
            inked(poly(270, 640, 390, 640, 366, 676, 292, 676), '#ffffff', pen) +
              inked(poly(326, 640, 326, 560, 380, 628), '#ffffff', pen),
          ]),
          traced(BOTTLE, pen),
          filled('M220 420Q224 350 280 310Q246 360 244 440L244 700Q222 720 220 690Z', '#ffffff'),
          inked(rect(312, 26, 176, 46), '#ffffff', pen),
          inked(poly(352, -120, 540, -84, 500, 150, 350, 150), '#ffffff', pen) +
            traced('M386 -72L504 -50M380 -36L498 -14M376 0L470 18M374 36L440 48', { ...pen, line: pen.line * 0.7 }) +
            inked(circle(462, 92, 26), palette.accent, pen),
          inked('M330 60H470V190Q474 222 492 240H308Q326 222 330 190Z', '#e4f4f2', pen),
          inked(rect(312, 26, 176, 46), '#ffffff', pen),
          traced('M312 214Q400 244 488 214', { ink: '#c48a3f', line: pen.line * 2.4 }),
        ].join('');
      },
    ),
    filled(waves, '#ffffff'),
  ].join('');
}
