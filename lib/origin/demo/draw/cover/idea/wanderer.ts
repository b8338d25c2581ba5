import { circle, filled, inked, poly, smooth, taper, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { drawRain } from '../weather';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround } from '../tone';

/** A swordsman under a straw hat before the moon, cloak and scarf in the rain. */
export function drawWanderer({ rng, width, height, focus, palette, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const straws = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    return taper(404, 146, 84 + 640 * t, 330 + 48 * Math.sin(Math.PI * t), 7);
  }).join('');
  return [
    dottedGround(box, palette.ground, palette.second, (_u, v) => 0.95 * (v - 0.2)),
    seat(
      {
        own: { x: 40, y: 70, width: 740, height: 860 },
        into: { ...focus, height: focus.height + finish.line * 3 },
        stand: 'foot',
        grow: 1.04,
      },
      (s) => {
        const pen = { ink: finish.ink, line: finish.line / s };
        return [
          filled(circle(590, 300, 216), palette.light),
          inked(
            smooth([
              300, 420, 180, 440, 40, 400, -120, 452, -300, 410, -340, 470, -160, 520, 20, 474, 160, 520, 320, 520,
            ]),
            palette.accent,
            pen,
          ),
          inked(
            smooth([
              270, 430, 400, 400, 540, 430, 620, 540, 690, 720, 740, 1000, 640, 1060, 180, 1060, 90, 1000, 150, 720,
              200, 540,
            ]),
            palette.ink,
            { ink: palette.second, line: pen.line * 0.8 },
          ),
          filled(
            [
              [300, 560, 230, 980],
              [380, 590, 360, 1020],
              [470, 580, 520, 1010],
              [560, 600, 640, 980],
            ]
              .map(([a, b, c, d]) => taper(a!, b!, c!, d!, 16))
              .join(''),
            palette.second,
          ),
          inked(
            smooth([318, 330, 404, 320, 490, 330, 496, 430, 452, 500, 404, 520, 356, 500, 312, 430]),
            '#e9c9a0',
            pen,
          ),
          filled('M316 326L492 326L497 408Q404 432 312 408Z', finish.ink),
          filled(
            poly(344, 384, 384, 394, 384, 402, 350, 398) + poly(464, 384, 424, 394, 424, 402, 458, 398),
            palette.light,
          ),
          traced('M386 478Q404 472 424 478M404 430l-8 22h10', { ...pen, line: pen.line * 0.6 }),
          inked(
            smooth([250, 500, 330, 486, 404, 520, 490, 486, 566, 500, 580, 570, 480, 606, 330, 606, 236, 566]),
            palette.accent,
            pen,
          ),
          traced('M300 540Q400 576 520 540', { ...pen, line: pen.line * 0.6 }),
          inked(
            'M404 90Q440 116 470 146L742 326Q754 346 724 356Q404 424 80 352Q54 342 68 324L338 146Q368 116 404 90Z',
            palette.light,
            pen,
          ),
          filled(straws, palette.second),
          traced('M250 212Q404 280 556 212', { ink: palette.second, line: 6 }),
          inked(poly(70, 940, 560, 668, 576, 696, 84, 970), palette.ink, { ink: palette.light, line: pen.line * 0.7 }),
          inked(poly(548, 646, 574, 632, 610, 694, 584, 710), '#ffd447', pen),
          inked(poly(580, 656, 740, 566, 756, 596, 598, 688), palette.accent, pen),
          traced('M620 636L640 668M660 614L680 646M700 592L720 622', { ...pen, line: pen.line * 0.6 }),
          inked(smooth([470, 700, 520, 660, 570, 656, 590, 690, 560, 730, 500, 746]), '#e9c9a0', pen),
        ].join('');
      },
    ),
    drawRain(rng.fork('rain'), box, '#ffffff', { count: 120, lean: 0.32, opacity: 0.6 }),
  ].join('');
}
