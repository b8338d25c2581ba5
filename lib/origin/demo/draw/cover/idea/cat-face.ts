import { circle, ellipse, filled, inked, poly, smooth, taper, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { flatDots } from '../../texture/halftone';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { rayGround, shaded } from '../tone';
import { boxPath } from '../../places/shape';

/** One cat, nearer than is polite: spectacles, a bow tie, and no comment. */
export function drawCatFace({ sheet, width, height, focus, palette, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  const head = smooth([
    400, 150, 250, 164, 120, 250, 40, 400, 30, 560, 110, 700, 260, 780, 400, 796, 540, 780, 690, 700, 770, 560, 760,
    400, 680, 250, 550, 164,
  ]);
  const blaze = smooth([
    400, 140, 440, 250, 470, 420, 560, 520, 610, 650, 520, 770, 400, 810, 280, 770, 190, 650, 240, 520, 330, 420, 360,
    250,
  ]);
  const ear = (m: 1 | -1) => {
    const x = (value: number) => 400 + m * (value - 400);
    return {
      outer: `M${x(90)} 380Q${x(50)} 160 ${x(96)} 20Q${x(110)} -6 ${x(136)} 14Q${x(260)} 96 ${x(330)} 220Z`,
      inner: `M${x(126)} 290Q${x(104)} 180 ${x(124)} 84Q${x(210)} 150 ${x(256)} 220Z`,
    };
  };
  return [
    rayGround(box, { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 }, palette.ground, palette.ground, 1),
    filled(boxPath(box), flatDots(sheet, { pitch: 20, radius: 4.6, colour: palette.second })),
    seat(
      {
        own: { x: 20, y: -10, width: 760, height: 900 },
        into: { ...focus, height: focus.height + finish.line * 3 },
        stand: 'foot',
        grow: 1.14,
      },
      (s) => {
        const pen = { ink: finish.ink, line: (finish.line * 1.25) / s };
        const [l, r] = [ear(1), ear(-1)];
        return [
          inked(smooth([150, 780, 400, 700, 650, 780, 760, 1000, 40, 1000]), palette.ink, pen),
          inked(l.outer + r.outer, palette.ink, pen),
          filled(l.inner + r.inner, '#f2a6a0'),
          inked(head, palette.ink, pen),
          shaded(
            sheet,
            head,
            { x: 20, y: 140, width: 760, height: 670 },
            '#6a6580',
            (u, v) => 1.05 - 1.7 * Math.hypot(u - 0.34, v - 0.16),
            15 / s,
          ),
          sheet.clip(
            head,
            filled(blaze, '#ffffff') + filled(ellipse(150, 640, 62, 34) + ellipse(650, 640, 62, 34), '#f2a6a0', 0.8),
          ),
          traced(head, pen),
          inked(circle(226, 468, 140) + circle(574, 468, 140), palette.light, { ...pen, line: pen.line * 2 }),
          filled('M90 440A140 140 0 0 1 362 440Z', palette.ink) +
            filled('M438 440A140 140 0 0 1 710 440Z', palette.ink),
          traced('M90 440H362M438 440H710', pen),
          filled(ellipse(250, 496, 42, 54) + ellipse(550, 496, 42, 54), finish.ink) +
            filled(circle(234, 474, 15) + circle(534, 474, 15), '#ffffff'),
          filled(poly(84, 440, 368, 440, 368, 430, 84, 424) + poly(432, 440, 716, 440, 716, 424, 432, 430), finish.ink),
          filled('M128 540L180 588L150 590L112 556ZM476 540L528 588L498 590L460 556Z', '#ffffff'),
          traced('M366 460Q400 440 434 460M88 450L20 420M712 450L780 420', { ...pen, line: pen.line * 2 }),
          inked(smooth([352, 606, 400, 594, 448, 606, 424, 644, 400, 656, 376, 644]), '#f2788a', pen),
          traced('M400 656V690M310 692Q356 730 400 690Q444 730 490 692', { ...pen, line: pen.line * 1.1 }),
          filled(
            [
              [240, 660, -40, 610],
              [236, 684, -50, 690],
              [246, 708, -20, 770],
              [560, 660, 840, 610],
              [564, 684, 850, 690],
              [554, 708, 820, 770],
            ]
              .map(([a, b, c, d]) => taper(a!, b!, c!, d!, 10))
              .join(''),
            finish.ink,
          ),
          inked(poly(400, 850, 250, 790, 250, 930) + poly(400, 850, 550, 790, 550, 930), palette.accent, pen) +
            inked(circle(400, 852, 40), palette.accent, pen),
        ].join('');
      },
    ),
  ].join('');
}
