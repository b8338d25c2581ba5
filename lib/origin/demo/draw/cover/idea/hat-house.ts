import { circle, ellipse, filled, inked, poly, rect, smooth, traced } from '../../places/shape';
import type { Svg } from '../../svg';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround, shaded } from '../tone';

const CONE = smooth([
  170, 700, 250, 520, 330, 330, 400, 200, 500, 110, 640, 90, 700, 140, 640, 150, 580, 190, 560, 260, 590, 420, 640, 580,
  690, 700, 430, 750,
]);

/** A witch's hat as big as a house, with a door, a window, washing on the line and the week's shopping outside. */
export function drawHatHouse({ sheet, width, height, focus, palette, finish }: Stage): Svg {
  const stars = [
    [0.12, 0.2, 26],
    [0.88, 0.26, 34],
    [0.16, 0.5, 18],
    [0.9, 0.52, 20],
    [0.5, 0.12, 16],
  ]
    .map(([u, v, r]) => {
      const [x, y] = [width * u!, focus.y + focus.height * v!];
      return poly(
        ...Array.from({ length: 10 }, (_, i) => {
          const a = (i * Math.PI) / 5 - 0.4;
          const q = i % 2 ? r! * 0.45 : r!;
          return [x + q * Math.cos(a), y + q * Math.sin(a)];
        }).flat(),
      );
    })
    .join('');
  return [
    dottedGround({ x: 0, y: 0, width, height }, palette.ground, palette.second, (_u, v) => 0.95 * (v - 0.15)),
    filled(
      smooth([
        -90,
        height * 0.9,
        width * 0.25,
        height * 0.84,
        width * 0.6,
        height * 0.87,
        width + 90,
        height * 0.82,
        width + 90,
        height + 90,
        -90,
        height + 90,
      ]),
      palette.second,
    ),
    inked(stars, palette.light, { ink: finish.ink, line: finish.line * 0.7 }),
    seat(
      {
        own: { x: 20, y: 60, width: 800, height: 820 },
        into: { ...focus, height: focus.height },
        stand: 'foot',
        grow: 1.12,
      },
      (s) => {
        const pen = { ink: finish.ink, line: (finish.line * 1.1) / s };
        return [
          inked(ellipse(420, 760, 420, 110), palette.ink, pen),
          inked(
            smooth([0, 760, 120, 690, 420, 660, 720, 690, 840, 760, 720, 820, 420, 850, 120, 820]),
            palette.accent,
            pen,
          ),
          inked(CONE, palette.accent, pen),
          shaded(
            sheet,
            CONE,
            { x: 160, y: 80, width: 560, height: 680 },
            palette.ink,
            (u, v) => 0.95 * (u * 1.1 + v * 0.1 - 0.55),
            16 / s,
          ),
          traced(CONE, pen),
          inked(
            smooth([
              196, 632, 300, 664, 430, 672, 560, 660, 660, 630, 690, 704, 560, 740, 430, 748, 290, 740, 170, 702,
            ]),
            palette.light,
            pen,
          ),
          inked(poly(396, 650, 476, 650, 476, 752, 396, 752), '#ffffff', pen) +
            inked(poly(414, 668, 458, 668, 458, 734, 414, 734), palette.light, pen),
          traced('M352 260Q400 280 440 262M330 350Q380 372 430 350', { ...pen, line: pen.line * 0.7 }),
          inked(circle(470, 440, 62), palette.light, pen) + traced('M470 378V502M408 440H532', pen),
          inked(rect(404, 500, 132, 20), '#ffffff', pen) +
            inked(
              smooth([420, 500, 410, 470, 436, 478, 440, 456, 456, 480, 480, 456, 482, 482, 508, 470, 500, 500]),
              '#4ea86b',
              pen,
            ),
          inked('M300 760V620Q300 560 350 560Q400 560 400 620V760Z', '#7a4a2a', pen) +
            filled(circle(382, 670, 8), palette.light) +
            inked(rect(326, 600, 48, 40), palette.light, pen),
          inked(rect(278, 756, 146, 22), '#ffffff', pen),
          inked(poly(600, 230, 640, 230, 640, 150, 664, 150, 664, 262, 606, 300), '#b9b2c9', pen),
          filled(circle(664, 110, 22) + circle(694, 78, 28) + circle(734, 40, 34), '#ffffff'),
          traced('M626 520Q710 590 800 560M800 560V780', pen),
          inked(poly(664, 552, 710, 568, 704, 640, 656, 626), '#ffffff', pen) +
            inked(poly(726, 574, 772, 574, 780, 650, 752, 652, 748, 610, 744, 654, 720, 650), palette.ink, pen),
          inked(poly(110, 690, 240, 690, 226, 820, 122, 820), '#c99a5b', pen) +
            traced('M140 690Q150 630 176 630Q204 630 212 690', pen) +
            inked(circle(140, 684, 24) + circle(190, 680, 26), '#e8425f', pen) +
            inked('M214 690L250 590L268 600L240 694Z', '#f0d9a8', pen),
          inked(
            smooth([
              560, 860, 556, 800, 574, 770, 566, 730, 590, 748, 616, 748, 640, 730, 634, 770, 654, 804, 650, 860,
            ]),
            finish.ink,
            pen,
          ) + filled(circle(590, 774, 6) + circle(616, 774, 6), '#ffd447'),
        ].join('');
      },
    ),
  ].join('');
}
