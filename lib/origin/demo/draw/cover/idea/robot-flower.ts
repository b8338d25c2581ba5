import { circle, ellipse, filled, inked, poly, rect, smooth, taper, traced, type Pen } from '../../places/shape';
import type { Svg } from '../../svg';
import { flatDots } from '../../texture/halftone';
import { seat } from '../seat';
import type { Stage } from '../stage';
import { dottedGround, shaded } from '../tone';

/** A leaf with its midrib, each its own shape so that they overlap like leaves. */
function frond(x: number, y: number, length: number, angle: number, fill: string, pen: Pen): Svg {
  return (
    inked(leaf(x, y, length, angle), fill, pen) +
    filled(taper(x, y, x + Math.cos(angle) * length * 0.9, y + Math.sin(angle) * length * 0.9, length * 0.05), pen.ink)
  );
}

function leaf(x: number, y: number, length: number, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number) => [
    x + (c * along - s * across) * length,
    y + (s * along + c * across) * length,
  ];
  return smooth([...at(0, 0), ...at(0.3, 0.22), ...at(0.7, 0.2), ...at(1, 0), ...at(0.7, -0.18), ...at(0.3, -0.2)]);
}

/** An old receiver with arms; a flower has come up where its picture was. */
export function drawRobotFlower({ sheet, rng, width, height, focus, palette, finish }: Stage): Svg {
  const unit = Math.min(width, height) / 100;
  const back = { fill: palette.second, pen: { ink: palette.ink, line: finish.line * 0.7 } };
  const front = { fill: palette.ink, pen: { ink: palette.second, line: finish.line * 0.5 } };
  const jungle = (layer: typeof back, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const left = i % 2 === 0;
      const y = height * (0.3 + 0.7 * rng.next());
      return frond(
        left ? -unit * 4 : width + unit * 4,
        y,
        unit * rng.range(18, 34),
        left ? rng.range(-0.8, 0.4) : Math.PI + rng.range(-0.4, 0.8),
        layer.fill,
        layer.pen,
      );
    }).join('');
  const centre = focus.x + focus.width / 2;
  const meadow = (layer: typeof back, every: number) =>
    Array.from({ length: width > height ? Math.round(width / (unit * every)) : 0 }, (_, i) => {
      const x = unit * every * i;
      const low = Math.abs(x - centre) < focus.width * 0.3 ? 0.45 : 1;
      return frond(
        x + rng.range(-3, 3) * unit,
        height + unit * 5,
        unit * rng.range(22, 46) * low,
        -Math.PI / 2 + rng.range(-0.7, 0.7),
        layer.fill,
        layer.pen,
      );
    }).join('');
  return [
    dottedGround(
      { x: 0, y: 0, width, height },
      palette.ground,
      palette.second,
      (u, v) => 1.1 - 2.2 * Math.hypot(u - 0.5, v - 0.55),
    ),
    jungle(back, 22) + meadow(back, 10),
    seat(
      {
        own: { x: 60, y: 0, width: 680, height: 920 },
        into: { ...focus, height: focus.height + finish.line * 3 },
        stand: 'foot',
        grow: 1.02,
      },
      (s) => {
        const pen = { ink: finish.ink, line: (finish.line * 1.05) / s };
        const screen = smooth([210, 290, 400, 272, 590, 290, 612, 430, 590, 574, 400, 592, 210, 574, 188, 430]);
        const petals = Array.from({ length: 9 }, (_, i) => {
          const a = (i * 2 * Math.PI) / 9;
          return leaf(400 + 34 * Math.cos(a), 400 + 34 * Math.sin(a), 118, a);
        }).join('');
        return [
          traced('M300 220L220 60M500 220L590 90', { ...pen, line: pen.line * 1.5 }) +
            inked(circle(216, 50, 18) + circle(594, 82, 18), palette.accent, pen),
          inked(rect(330, 640, 140, 80), '#5d6b66', pen) + traced('M330 664H470M330 690H470', pen),
          inked(smooth([180, 720, 400, 690, 620, 720, 680, 840, 690, 1000, 110, 1000, 120, 840]), palette.light, pen),
          inked(circle(160, 820, 62) + circle(640, 820, 62), '#8d9a8e', pen) +
            inked(rect(300, 780, 200, 90), palette.ink, pen),
          filled([330, 372, 414].map((x) => circle(x, 824, 13)).join(''), palette.accent) +
            filled(circle(458, 824, 13), '#ffd447'),
          inked(
            smooth([150, 230, 400, 206, 650, 230, 676, 430, 650, 634, 400, 658, 150, 634, 124, 430]),
            palette.light,
            pen,
          ),
          shaded(
            sheet,
            smooth([150, 230, 400, 206, 650, 230, 676, 430, 650, 634, 400, 658, 150, 634, 124, 430]),
            { x: 120, y: 200, width: 560, height: 460 },
            '#b59f78',
            (u, v) => 1.3 * (u * 0.5 + v * 0.8 - 0.8),
            15 / s,
          ),
          inked(screen, palette.ink, pen),
          filled(screen, flatDots(sheet, { pitch: 12 / s, radius: 2.4 / s, colour: palette.second })),
          traced('M400 590Q380 510 404 420', { ink: '#4ea86b', line: pen.line * 2.2 }),
          inked(leaf(392, 540, 120, -2.6) + leaf(396, 520, 116, -0.5), '#4ea86b', pen),
          inked(petals, palette.accent, pen),
          inked(circle(400, 400, 52), '#ffd447', pen),
          filled(ellipse(382, 394, 8, 12) + ellipse(418, 394, 8, 12), finish.ink) +
            traced('M384 418Q400 432 416 418', { ...pen, line: pen.line * 0.6 }),
          filled('M222 330Q224 304 270 298L280 312Q240 322 236 380L222 390Z', '#ffffff', 0.7),
          filled(
            poly(620, 300, 640, 302, 642, 360, 622, 360) + poly(622, 380, 642, 380, 642, 420, 622, 420),
            finish.ink,
          ),
          inked(leaf(150, 640, 130, 2.2) + leaf(180, 650, 150, 1.6) + leaf(640, 640, 120, 0.9), '#4ea86b', pen),
          traced('M140 240Q200 180 260 214Q300 236 330 206', { ink: '#4ea86b', line: pen.line * 1.8 }) +
            inked(leaf(200, 200, 70, -1.2) + leaf(260, 212, 64, -2.2) + leaf(320, 208, 66, -0.8), '#4ea86b', pen),
        ].join('');
      },
    ),
    jungle(front, 10) + meadow(front, 17),
  ].join('');
}
