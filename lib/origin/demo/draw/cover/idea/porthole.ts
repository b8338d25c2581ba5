import { drawBust } from '../../people/bust';
import { circle, ellipse, filled, inked, poly, smooth, taper, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { place } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround, shaded } from '../tone';
import { drawStars } from '../weather';

function shirt(x: number, y: number, s: number, turn: number, fill: string, pen: { ink: string; line: number }): Svg {
  const own = { ...pen, line: pen.line / s };
  return place(
    inked('M-30 -46Q0 -24 30 -46L84 -14L62 34L40 22L42 70H-42L-40 22L-62 34L-84 -14Z', fill, own) +
      traced('M-20 -42Q0 -22 20 -42', own),
    { x, y },
    s,
    turn,
  );
}

/** The door of a washing machine among the planets, and a face pressed to the glass; the washing goes round like a ring. */
export function drawPorthole({ sheet, rng, width, height, focus, palette, cast, finish }: Stage): Svg {
  const box = { x: 0, y: 0, width, height };
  return [
    dottedGround(box, palette.ground, palette.second, (u, v) => 0.95 * (0.5 * u + v) - 0.55),
    drawStars(rng, box, '#ffffff', 90),
    seat({ own: { x: 0, y: 30, width: 800, height: 760 }, into: focus, grow: 1.06 }, (s) => {
      const pen = { ink: finish.ink, line: finish.line / s };
      const glass = circle(400, 410, 236);
      const planet = circle(690, 150, 130);
      const bust = 1.16;
      return [
        inked(planet, '#ff7a9c', pen) +
          shaded(
            sheet,
            planet,
            { x: 560, y: 20, width: 260, height: 260 },
            '#8d2f6d',
            (u, v) => 1.3 * (u * 0.6 + v * 0.7 - 0.6),
            14 / s,
          ),
        traced('M520 210Q650 230 862 84', { ink: finish.ink, line: pen.line * 3.4 }) +
          traced('M520 210Q650 230 862 84', { ink: '#ffd447', line: pen.line * 1.7 }),
        traced('M-60 560Q60 690 400 690Q740 690 870 520', { ink: '#ffffff', line: pen.line * 0.8 }),
        inked(circle(400, 410, 312), '#ffffff', pen),
        shaded(
          sheet,
          circle(400, 410, 312),
          { x: 88, y: 98, width: 624, height: 624 },
          '#9a94c4',
          (u, v) => 1.3 * (u * 0.5 + v * 0.7 - 0.72),
          15 / s,
        ),
        inked(circle(400, 410, 256), palette.accent, pen),
        inked(glass, '#24306b', pen),
        sheet.clip(glass, [
          filled(circle(400, 410, 236), '#24306b'),
          filled(
            [0, 1, 2, 3, 4].map((i) => taper(200 + i * 70, 250 + i * 20, 480 + i * 50, 210 + i * 60, 26)).join(''),
            '#3c4a94',
          ),
          place(
            drawBust(sheet, cast[0], { turn: -0.25, expression: 'shock', finish, scale: s * bust }).svg,
            { x: 400, y: 400 },
            bust,
          ),
          filled('M120 700V560Q220 520 300 566T480 556T700 540V760H120Z', '#8fd8ff', 0.85),
          traced('M150 560Q220 520 300 566T480 556T660 540', { ink: '#ffffff', line: pen.line * 1.3 }),
          inked(
            [
              [250, 600, 30],
              [320, 640, 18],
              [560, 610, 26],
              [500, 650, 16],
            ]
              .map(([x, y, r]) => circle(x!, y!, r!))
              .join(''),
            '#ffffff',
            { ...pen, line: pen.line * 0.6 },
          ),
        ]),
        traced(glass, pen),
        filled(smooth([214, 330, 240, 264, 300, 214, 340, 200, 300, 240, 262, 290, 236, 350]), '#ffffff', 0.85) +
          filled(ellipse(228, 384, 9, 16), '#ffffff', 0.85),
        inked(poly(690, 380, 740, 372, 746, 452, 692, 444), '#ffffff', pen) +
          inked(
            circle(400, 140, 12) +
              circle(170, 272, 12) +
              circle(630, 272, 12) +
              circle(170, 556, 12) +
              circle(630, 556, 12),
            '#24306b',
            pen,
          ),
        shirt(90, 640, 1.05, -12, '#5fe0d0', pen),
        shirt(300, 706, 1.15, 6, '#ffd447', pen),
        shirt(540, 704, 1.1, -5, '#ff7a9c', pen),
        shirt(736, 622, 0.95, 16, '#ffffff', pen),
        inked('M160 660l-26 -10l6 58l44 -10q16 -10 4 -20l-24 -2Z', '#ffd447', pen),
      ].join('');
    }),
  ].join('');
}
