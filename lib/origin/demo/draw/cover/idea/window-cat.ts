import { circle, ellipse, filled, inked, poly, rect, smooth, taper, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround } from '../tone';

/** A black cat on a sill with a plant, the sun low behind the roofs: any Monday. */
export function drawWindowCat({ sheet, width, height, focus, palette, finish }: Stage): Svg {
  const cat = smooth([
    300, 800, 288, 690, 320, 590, 372, 520, 396, 470, 388, 410, 398, 344, 386, 262, 440, 306, 500, 300, 560, 262, 552,
    344, 562, 414, 548, 470, 570, 540, 610, 640, 622, 740, 610, 800,
  ]);
  const tail = smooth(
    [590, 770, 680, 782, 738, 730, 726, 640, 690, 560, 724, 540, 764, 620, 780, 730, 726, 812, 620, 816],
    true,
  );
  const leaves = [
    [150, 660, 96, 520, -40],
    [170, 660, 190, 470, 30],
    [180, 660, 262, 540, 40],
    [140, 660, 60, 590, -30],
  ].map(
    ([x, y, tx, ty, b]) =>
      `M${x} ${y}Q${tx! - b!} ${(y! + ty!) / 2 - 30} ${tx} ${ty}Q${tx! + b!} ${(y! + ty!) / 2 + 20} ${x} ${y}Z`,
  );
  return [
    dottedGround({ x: 0, y: 0, width, height }, palette.ground, '#ffffff', (u, v) => 0.62 - 0.9 * v + 0.1 * u),
    seat(
      {
        own: { x: 30, y: 30, width: 740, height: 850 },
        into: { ...focus, height: focus.height + finish.line * 3 },
        stand: 'foot',
        grow: 0.97,
      },
      (s) => {
        const pen = { ink: finish.ink, line: finish.line / s };
        const pane = rect(90, 60, 620, 680);
        return [
          inked(rect(60, 30, 680, 740), '#ffffff', pen),
          inked(pane, palette.light, pen),
          sheet.clip(
            pane,
            [
              dottedGround(
                { x: 90, y: 60, width: 620, height: 680 },
                palette.light,
                palette.accent,
                (_u, v) => 0.9 * (v - 0.3),
                17 / s,
              ),
              filled(circle(264, 300, 108), palette.accent),
              inked(
                poly(
                  60,
                  640,
                  60,
                  520,
                  150,
                  450,
                  240,
                  520,
                  240,
                  480,
                  330,
                  480,
                  330,
                  560,
                  430,
                  490,
                  540,
                  570,
                  540,
                  530,
                  640,
                  530,
                  640,
                  480,
                  760,
                  560,
                  760,
                  760,
                  60,
                  760,
                ),
                palette.second,
                pen,
              ),
              filled(
                [
                  [130, 560],
                  [180, 560],
                  [280, 540],
                  [420, 590],
                  [580, 580],
                  [640, 600],
                ]
                  .map(([x, y]) => rect(x!, y!, 26, 36))
                  .join(''),
                palette.light,
              ),
            ].join(''),
          ),
          traced('M400 60V740M90 330H710', { ...pen, line: pen.line * 2.6 }) +
            traced('M400 60V740M90 330H710', { ink: '#ffffff', line: pen.line * 1.2 }),
          inked('M30 30H330Q300 240 120 330Q84 420 92 560L30 560Z', '#ffffff', pen) +
            traced('M110 40Q110 200 70 330M210 40Q190 180 100 300', { ...pen, line: pen.line * 0.6 }),
          inked(rect(20, 740, 760, 60), '#ffffff', pen) + inked(rect(44, 800, 712, 400), palette.second, pen),
          filled(Array.from({ length: 6 }, (_, i) => rect(90 + i * 112, 800, 8, 400)).join(''), finish.ink, 0.25),
          inked(leaves.join(''), palette.second, pen),
          inked(poly(92, 650, 232, 650, 214, 770, 110, 770), palette.accent, pen) +
            inked(rect(82, 636, 160, 34), palette.accent, pen),
          inked(tail, finish.ink, pen) + inked(cat, finish.ink, pen),
          filled(ellipse(440, 392, 25, 20) + ellipse(512, 392, 25, 20), '#ffd447') +
            filled(ellipse(440, 392, 7, 18) + ellipse(512, 392, 7, 18), finish.ink),
          filled(poly(466, 422, 486, 422, 476, 434), '#f5a3a0'),
          traced('M476 434v12M462 452q14 6 14 -6q0 12 14 6', { ink: '#f4f2ee', line: 3 }),
          filled(
            [
              [430, 428, 340, 412],
              [430, 438, 344, 446],
              [522, 428, 612, 412],
              [522, 438, 608, 446],
            ]
              .map(([a, b, c, d]) => taper(a!, b!, c!, d!, 4))
              .join(''),
            '#f4f2ee',
          ),
          filled('M404 520Q360 600 352 700Q388 600 414 540Z', '#ffffff', 0.25),
          inked(poly(404, 466, 548, 466, 540, 496, 412, 496), palette.accent, { ...pen, line: pen.line * 0.7 }) +
            inked(circle(476, 508, 16), '#ffd447', { ...pen, line: pen.line * 0.7 }),
        ].join('');
      },
    ),
  ].join('');
}
