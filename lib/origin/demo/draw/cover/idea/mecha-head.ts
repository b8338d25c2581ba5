import { circle, filled, inked, poly, rect, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { rayGround, shaded } from '../tone';

function twin(points: readonly number[]): string {
  return poly(...points) + poly(...points.map((value, i) => (i % 2 ? value : 800 - value)));
}

/** The head of a machine that has stood too long in a field; one eye still burns, a bird sits on its fin. */
export function drawMechaHead({ sheet, width, height, focus, palette, finish }: Stage): Svg {
  const centre = { x: focus.x + focus.width / 2, y: focus.y + focus.height * 0.5 };
  const dome = 'M210 440Q200 220 320 150L480 150Q600 220 590 440Z';
  const jaw = poly(210, 470, 590, 470, 570, 660, 490, 770, 310, 770, 230, 660);
  return [
    rayGround({ x: 0, y: 0, width, height }, centre, palette.ground, palette.second, 16, 0.2),
    seat(
      {
        own: { x: 60, y: -120, width: 680, height: 960 },
        into: { ...focus, height: focus.height + finish.line * 3 },
        stand: 'foot',
        grow: 1.08,
      },
      (s) => {
        const pen = { ink: finish.ink, line: (finish.line * 1.1) / s };
        return [
          inked(twin([330, 740, 330, 920, 0, 960, 40, 830, 200, 800]), '#3c4742', pen),
          inked(rect(310, 720, 180, 190), '#2a332f', pen) + traced('M310 770H490M310 810H490M310 850H490', pen),
          inked(twin([190, 300, 130, 320, 96, 420, 110, 600, 176, 650, 214, 560]), palette.accent, pen),
          inked(twin([170, 380, 142, 390, 132, 520, 172, 560]), palette.ink, pen),
          inked(poly(560, 210, 610, 180, 660, 10, 700, 20, 690, 240, 610, 330), palette.accent, pen),
          inked(dome, '#7f9186', pen),
          shaded(
            sheet,
            dome,
            { x: 200, y: 150, width: 400, height: 290 },
            '#4a5a52',
            (u, v) => 1.3 * (u * 0.9 + v * 0.2 - 0.5),
            15 / s,
          ),
          inked(poly(350, 130, 450, 130, 470, 440, 400, 500, 330, 440), palette.light, pen),
          inked(poly(376, 170, 424, 170, 430, 330, 400, 356, 370, 330), palette.accent, pen),
          inked(jaw, '#9dac9f', pen),
          shaded(
            sheet,
            jaw,
            { x: 210, y: 470, width: 380, height: 300 },
            '#4a5a52',
            (u, v) => 1.3 * (u * 0.8 + v * 0.4 - 0.6),
            15 / s,
          ),
          inked(
            poly(180, 400, 360, 440, 400, 480, 440, 440, 620, 400, 610, 520, 470, 560, 400, 540, 330, 560, 190, 520),
            palette.ink,
            pen,
          ),
          inked(poly(470, 470, 590, 440, 584, 496, 480, 524), '#ffd447', pen) + filled(circle(532, 482, 18), '#ffffff'),
          inked(poly(330, 470, 210, 440, 216, 496, 320, 524), '#4a5a52', pen) +
            traced('M236 456L300 512M290 462L250 506', pen),
          inked(poly(340, 600, 460, 600, 480, 730, 400, 770, 320, 730), palette.light, pen),
          traced('M332 636H468M328 668H472M326 700H474', pen),
          traced('M250 580L290 640L280 700M240 230L290 210L310 250', { ...pen, line: pen.line * 0.7 }),
          filled(
            [
              [262, 300],
              [262, 340],
              [536, 380],
              [250, 620],
              [550, 620],
              [540, 330],
            ]
              .map(([x, y]) => circle(x!, y!, 9))
              .join(''),
            finish.ink,
          ),
          filled('M232 420Q226 270 300 196L312 206Q256 280 258 420Z', '#ffffff', 0.45),
          inked('M666 8q-6 -44 26 -56q26 -8 40 14l24 6l-22 12q-2 34 -36 40l-30 22Z', '#ffffff', pen) +
            filled(circle(716, -26, 5), finish.ink),
        ].join('');
      },
    ),
  ].join('');
}
