import { circle, ellipse, filled, inked, poly, smooth, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { rayGround, shaded } from '../tone';

/** The detective is a dumpling: cap, magnifying glass, and steam where the thoughts would be. */
export function drawDumpling({ sheet, width, height, focus, palette, finish }: Stage): Svg {
  const centre = { x: focus.x + focus.width / 2, y: focus.y + focus.height * 0.55 };
  const body = smooth([
    90, 520, 120, 400, 220, 320, 400, 290, 570, 316, 680, 400, 716, 520, 690, 630, 600, 690, 400, 706, 210, 692, 110,
    634,
  ]);
  const pleats =
    'M250 330Q262 380 240 430M330 306Q340 370 334 420M410 296Q410 360 420 414M490 304Q484 366 506 420M566 326Q552 380 580 430';
  return [
    rayGround({ x: 0, y: 0, width, height }, centre, palette.ground, palette.second, 18, 0.1),
    seat(
      {
        own: { x: 40, y: 60, width: 740, height: 760 },
        into: { ...focus, height: focus.height + finish.line * 3 },
        stand: 'foot',
        grow: 1,
      },
      (s) => {
        const pen = { ink: finish.ink, line: (finish.line * 1.1) / s };
        return [
          inked(ellipse(400, 716, 420, 96), palette.accent, pen) + filled(ellipse(400, 704, 400, 74), '#ffffff', 0.18),
          inked(ellipse(400, 700, 330, 52), '#fff7ea', pen),
          inked(body, '#fff3dc', pen),
          shaded(
            sheet,
            body,
            { x: 90, y: 290, width: 630, height: 420 },
            '#e2b985',
            (u, v) => 1.1 * (v * 0.9 + u * 0.35 - 0.72),
            15 / s,
          ),
          traced(pleats, { ...pen, line: pen.line * 0.8 }),
          inked(body, 'none', pen),
          filled(ellipse(222, 580, 46, 26) + ellipse(520, 596, 40, 24), '#f59a8b'),
          filled(ellipse(280, 512, 20, 30), finish.ink) + filled(circle(273, 500, 8), '#ffffff'),
          filled(smooth([240, 462, 282, 440, 318, 456, 282, 452]), finish.ink),
          traced('M336 590Q376 626 424 592', pen),
          inked(poly(640, 640, 668, 616, 790, 740, 758, 770), palette.light, pen),
          inked(circle(550, 520, 130), palette.light, pen),
          inked(circle(550, 520, 104), '#dff6f5', pen),
          filled(ellipse(548, 526, 46, 62), finish.ink) + filled(circle(530, 500, 20) + circle(566, 552, 9), '#ffffff'),
          filled('M466 474Q490 430 540 424L552 440Q500 446 480 486Z', '#ffffff'),
          inked(
            smooth([
              128, 380, 150, 250, 250, 150, 400, 118, 550, 150, 640, 246, 668, 380, 540, 350, 400, 342, 250, 350,
            ]),
            palette.accent,
            pen,
          ),
          traced('M400 122Q380 230 396 340M262 158Q232 250 238 348M540 156Q570 250 566 350', {
            ...pen,
            line: pen.line * 0.7,
          }),
          inked(smooth([60, 400, 130, 362, 240, 336, 400, 330, 330, 386, 210, 402, 110, 426]), palette.accent, pen) +
            inked(smooth([740, 400, 670, 362, 560, 336, 400, 330, 470, 386, 590, 402, 690, 426]), palette.accent, pen),
          inked(circle(400, 112, 26), palette.light, pen),
        ].join('');
      },
    ),
  ].join('');
}
